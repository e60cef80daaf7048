import { useRef } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Button } from "../ui/button.tsx"
import { TextField } from "../ui/field.tsx"
import { Notice } from "../ui/notice.tsx"
import { SignInCheck } from "./human-check.tsx"
import { PasswordField } from "./password-field.tsx"
import { type OnSignedIn, useSignIn } from "./use-sign-in.ts"

interface SignInFormProps {
  knownLogin?: string
  onSignedIn: OnSignedIn
}

/** Login, password and the human check. */
export function SignInForm({ knownLogin = "", onSignedIn }: SignInFormProps) {
  const { signIn } = useDashboardTexts()
  const form = useRef<HTMLFormElement>(null)
  const attempt = useSignIn(knownLogin, form, onSignedIn)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only learns that one of its fields has the focus
    <form
      className="sign-in"
      ref={form}
      noValidate
      onFocus={attempt.human.prepare}
      onSubmit={(event) => void attempt.submit(event)}
    >
      {attempt.failure !== null && <Notice tone="bad">{attempt.failure}</Notice>}
      <TextField
        label={signIn.login}
        value={attempt.login}
        onValue={attempt.setLogin}
        error={attempt.loginError}
        isRequired
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
      />
      <PasswordField
        label={signIn.password}
        value={attempt.password}
        onValue={attempt.setPassword}
        error={attempt.passwordError}
        autoComplete="current-password"
        isFirst={knownLogin !== ""}
      />
      <SignInCheck check={attempt.human} error={attempt.humanError} />
      <Button type="submit" busy={attempt.isBusy}>
        {signIn.submit}
      </Button>
    </form>
  )
}
