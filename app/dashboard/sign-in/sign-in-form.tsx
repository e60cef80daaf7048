import { useRef, useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Button } from "../ui/button.tsx"
import { TextField } from "../ui/field.tsx"
import { Notice } from "../ui/notice.tsx"
import { SignInCheck } from "./human-check.tsx"
import { PasswordField } from "./password-field.tsx"
import { ForgottenPassword } from "./forgotten-password.tsx"
import { type SecondStep, SecondStepForm } from "./second-step-form.tsx"
import { usePasskeySignIn } from "./use-passkey-sign-in.ts"
import { type OnSignedIn, useSignIn } from "./use-sign-in.ts"

interface SignInFormProps {
  knownLogin?: string
  onSignedIn: OnSignedIn
}

/** Login, password and the human check; then the second factor, if there is one. */
export function SignInForm({ knownLogin = "", onSignedIn }: SignInFormProps) {
  const [step, setStep] = useState<SecondStep | null>(null)
  const [typed, setTyped] = useState({ login: knownLogin, password: "" })
  if (step)
    return (
      <SecondStepForm
        step={step}
        onSignedIn={(response) => onSignedIn(response, typed.login, typed.password)}
        onBack={() => setStep(null)}
      />
    )
  return (
    <FirstStepForm
      knownLogin={typed.login}
      isLoginKnown={knownLogin !== ""}
      onSignedIn={onSignedIn}
      onSecondStep={(next, login, password) => {
        setTyped({ login, password })
        setStep(next)
      }}
    />
  )
}

interface FirstStepProps {
  knownLogin: string
  isLoginKnown: boolean
  onSignedIn: OnSignedIn
  onSecondStep: (step: SecondStep, login: string, password: string) => void
}

function FirstStepForm({ knownLogin, isLoginKnown, onSignedIn, onSecondStep }: FirstStepProps) {
  const { signIn } = useDashboardTexts()
  const form = useRef<HTMLFormElement>(null)
  const attempt = useSignIn(knownLogin, form, { signedIn: onSignedIn, secondStep: onSecondStep })
  const passkey = usePasskeySignIn((response) => onSignedIn(response, "", ""))
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
        autoComplete="username webauthn"
        autoCapitalize="off"
        spellCheck={false}
      />
      <PasswordField
        label={signIn.password}
        value={attempt.password}
        onValue={attempt.setPassword}
        error={attempt.passwordError}
        autoComplete="current-password"
        isFirst={isLoginKnown}
      />
      <SignInCheck check={attempt.human} error={attempt.humanError} />
      <Button type="submit" busy={attempt.isBusy}>
        {signIn.submit}
      </Button>
      {passkey.error !== null && <Notice tone="bad">{passkey.error}</Notice>}
      <div className="other-ways">
        {passkey.isOffered && (
          <button type="button" className="text-button" onClick={() => void passkey.use()}>
            {signIn.withPasskey}
          </button>
        )}
        {passkey.methods?.reset_by_mail && <ForgottenPassword login={attempt.login} />}
      </div>
    </form>
  )
}
