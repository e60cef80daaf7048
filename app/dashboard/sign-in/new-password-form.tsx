import { type FormEvent, useRef, useState } from "react"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText, fieldErrorTexts } from "../api/error-text.ts"
import { storeToken } from "../api/token.ts"
import { Button } from "../ui/button.tsx"
import { focusFirstInvalid } from "../ui/focus-first-invalid.ts"
import { Notice } from "../ui/notice.tsx"
import { confirmByWork } from "./confirm-human.ts"
import { PasswordField } from "./password-field.tsx"

interface NewPasswordFormProps {
  login: string
  oldPassword: string
  /** Called with the token of the new session. */
  onChanged: (token: string) => void
}

/** Replaces the generated first password by the person's own, which ends every session, and signs in again. */
export function NewPasswordForm({ login, oldPassword, onChanged }: NewPasswordFormProps) {
  const { signIn, common } = useDashboardTexts()
  const [password, setPassword] = useState("")
  const [repeated, setRepeated] = useState("")
  const [failure, setFailure] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const change = async () => {
    await callApi("PATCH /auth/password", { json: { old_password: oldPassword, password } })
    const json = { login, password, captcha_token: await confirmByWork() }
    const { token } = await callApi("POST /auth/login", { json })
    storeToken(token)
    onChanged(token)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isShort = password.length < dashboardLimits.passwordMin
    setError(isShort ? common.fieldErrors.password_too_short : null)
    setFailure(!isShort && password !== repeated ? signIn.notSame : null)
    if (isShort || password !== repeated) {
      focusFirstInvalid(form)
      return
    }
    setIsBusy(true)
    try {
      await change()
    } catch (reason) {
      const texts = fieldErrorTexts(common, reason)
      setError(texts["password"] ?? null)
      setFailure(`${signIn.changeFailed} ${texts["password"] ?? errorText(common, reason)}`)
      setIsBusy(false)
    }
  }
  return (
    <form className="sign-in" ref={form} noValidate onSubmit={(event) => void submit(event)}>
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
      <PasswordField
        label={signIn.newPassword}
        value={password}
        onValue={setPassword}
        error={error}
        autoComplete="new-password"
      />
      <PasswordField
        label={signIn.confirmation}
        value={repeated}
        onValue={setRepeated}
        error={failure === signIn.notSame ? signIn.notSame : null}
        autoComplete="new-password"
      />
      <Button type="submit" busy={isBusy}>
        {signIn.change}
      </Button>
    </form>
  )
}
