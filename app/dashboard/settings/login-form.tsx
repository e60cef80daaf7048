import { type FormEvent, useRef, useState } from "react"
import { useRevalidator } from "react-router"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText, fieldErrorTexts, isCode } from "../api/error-text.ts"
import { useUnkeptInput } from "../editor/use-unsaved.ts"
import { useShell } from "../ui/shell-context.tsx"
import { PasswordField } from "../sign-in/password-field.tsx"
import { TextField } from "../ui/field.tsx"
import { focusFirstInvalid } from "../ui/focus-first-invalid.ts"
import { useToast } from "../ui/toasts.tsx"
import { UpdateButton } from "./update-button.tsx"

type Errors = Readonly<Partial<Record<"login" | "password", string>>>

/** Changes the login; asks for the password only when the server requires it. */
export function LoginForm() {
  const { settings: texts } = useDashboardTexts()
  const { login: present } = useShell().account
  const [login, setLogin] = useState(present)
  const [password, setPassword] = useState("")
  const form = useRef<HTMLFormElement>(null)
  const change = useLoginChange(form)
  const isSame = login.trim() === present
  useUnkeptInput(!isSame)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await change.send(login.trim(), password))) return
    setLogin(login.trim())
    setPassword("")
  }
  return (
    <form className="access-form" ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={texts.login}
        value={login}
        onValue={setLogin}
        error={change.errors.login}
        isRequired
        maxLength={dashboardLimits.loginMax}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      {/* For password managers: the password belongs to the current login. */}
      <input type="text" name="username" autoComplete="username" value={present} readOnly hidden />
      {change.needsPassword && (
        <PasswordField
          label={texts.loginPassword}
          hint={texts.loginPasswordHint}
          value={password}
          onValue={setPassword}
          error={change.errors.password}
          autoComplete="current-password"
        />
      )}
      <UpdateButton isSame={isSame} busy={change.isBusy} />
    </form>
  )
}

function useLoginChange(form: { current: HTMLFormElement | null }) {
  const { settings: texts, common } = useDashboardTexts()
  const { login: present } = useShell().account
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const [needsPassword, setNeedsPassword] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const [isBusy, setIsBusy] = useState(false)

  const refuse = (found: Errors) => {
    setErrors(found)
    focusFirstInvalid(form)
  }
  const explain = (error: unknown) => {
    if (isCode(error, "password_required")) {
      setNeedsPassword(true)
      return refuse({ password: texts.loginPasswordHint })
    }
    if (isCode(error, "wrong_old_password")) return refuse({ password: texts.wrongPassword })
    refuse(fieldErrorTexts(common, error))
    if (!isCode(error, "invalid"))
      toast({ text: `${texts.loginFailed} ${errorText(common, error)}`, isError: true, about: "login" })
  }
  /** Resolves with true when the login was changed. */
  const send = async (login: string, password: string): Promise<boolean> => {
    if (login === "") refuse({ login: common.fieldErrors.required })
    else if (login === present) refuse({ login: texts.loginSame })
    else if (needsPassword && password === "") refuse({ password: common.fieldErrors.required })
    else {
      setErrors({})
      setIsBusy(true)
      try {
        await callApi("PATCH /auth/login", { json: { login, ...(needsPassword ? { password } : {}) } })
        setNeedsPassword(false)
        toast({ text: texts.loginUpdated, about: "login" })
        await revalidate()
        return true
      } catch (error) {
        explain(error)
      } finally {
        setIsBusy(false)
      }
    }
    return false
  }
  return { needsPassword, errors, isBusy, send }
}
