import { type FormEvent, useRef, useState } from "react"
import type { SignInAnswer } from "#contract/auth.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText, isCode } from "../api/error-text.ts"
import { Button } from "../ui/button.tsx"
import { TextField } from "../ui/field.tsx"
import { focusFirstInvalid } from "../ui/focus-first-invalid.ts"
import { Notice } from "../ui/notice.tsx"
import { HumanCheck } from "./human-check.tsx"
import { PasswordField } from "./password-field.tsx"

interface SignInFormProps {
  knownLogin?: string
  onSignedIn: (answer: SignInAnswer, login: string, password: string) => void
}

/** Login, password and the human check; a failure keeps what was typed. */
export function SignInForm({ knownLogin = "", onSignedIn }: SignInFormProps) {
  const { signIn, common } = useDashboardTexts()
  const [login, setLogin] = useState(knownLogin)
  const [password, setPassword] = useState("")
  const [human, setHuman] = useState<string | null>(null)
  const [needsPicture, setNeedsPicture] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [isChecked, setIsChecked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const missing = (value: string) => (isChecked && value === "" ? common.fieldErrors.required : null)

  const refuse = (error: unknown) => {
    const wantsHuman = isCode(error, "captcha_required") || isCode(error, "invalid")
    setHuman(null)
    setIsChecked(false)
    if (isCode(error, "wrong_password") || wantsHuman) setNeedsPicture(true)
    if (isCode(error, "wrong_password")) setFailure(signIn.wrong)
    else setFailure(wantsHuman ? signIn.confirmMore : errorText(common, error))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    setFailure(null)
    if (login === "" || password === "" || human === null) {
      if (human === null && login !== "" && password !== "") setFailure(signIn.notConfirmed)
      focusFirstInvalid(form)
      return
    }
    setIsBusy(true)
    try {
      const answer = await callApi<SignInAnswer>("/auth/login", {
        method: "POST",
        json: { login, password, captcha_token: human },
      })
      onSignedIn(answer, login, password)
    } catch (error) {
      refuse(error)
      setIsBusy(false)
    }
  }
  return (
    <form className="sign-in" ref={form} noValidate onSubmit={(event) => void submit(event)}>
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      <TextField
        label={signIn.login}
        value={login}
        onValue={setLogin}
        error={missing(login)}
        isRequired
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
      />
      <PasswordField
        label={signIn.password}
        value={password}
        onValue={setPassword}
        error={missing(password)}
        autoComplete="current-password"
        isFirst={knownLogin !== ""}
      />
      <HumanCheck
        token={human}
        onToken={setHuman}
        needsPicture={needsPicture}
        error={isChecked && human === null ? signIn.notConfirmed : null}
      />
      <Button type="submit" busy={isBusy}>
        {signIn.submit}
      </Button>
    </form>
  )
}
