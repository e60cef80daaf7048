import { type FormEvent, useRef, useState } from "react"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { DashboardTexts } from "#app/i18n/dashboard/dashboard-texts.ts"
import { callApi } from "../api/call-api.ts"
import { errorText, fieldErrorTexts, isCode } from "../api/error-text.ts"
import { signOut } from "../api/token.ts"
import { useUnsaved } from "../editor/use-unsaved.ts"
import { useShell } from "../ui/shell-context.tsx"
import { PasswordField } from "../sign-in/password-field.tsx"
import { focusFirstInvalid } from "../ui/focus-first-invalid.ts"
import { Notice } from "../ui/notice.tsx"
import { UpdateButton } from "./update-button.tsx"

const empty = { old_password: "", password: "", confirmation: "" }
type Values = typeof empty
type Errors = Readonly<Partial<Record<keyof Values, string>>>

/** Changes the password, which ends every session: the sign-in follows. */
export function PasswordForm() {
  const { settings: texts, common } = useDashboardTexts()
  const { account, leave } = useShell()
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isSame = Object.values(values).every((value) => value === "")
  useUnsaved(!isSame)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = check(values, texts, common)
    setErrors(found)
    setFailure(found.confirmation ?? null)
    if (Object.keys(found).length > 0) return focusFirstInvalid(form)
    setIsBusy(true)
    const { old_password, password } = values
    try {
      await callApi("PATCH /auth/password", { json: { old_password, password } })
      // Unsaved input of other forms stays for the next session.
      leave("keep")
      signOut()
      window.location.assign("/controller?reason=password-changed&next=%2Fdashboard%2Fsettings")
    } catch (error) {
      const refused = isCode(error, "wrong_old_password")
        ? { old_password: texts.wrongOldPassword }
        : fieldErrorTexts(common, error)
      setErrors(refused)
      setFailure(`${texts.passwordFailed} ${Object.values(refused)[0] ?? errorText(common, error)}`)
      focusFirstInvalid(form)
      setIsBusy(false)
    }
  }
  const field = (name: keyof Values) => ({
    value: values[name],
    error: errors[name],
    onValue: (value: string) => setValues((all) => ({ ...all, [name]: value })),
    autoComplete: name === "old_password" ? ("current-password" as const) : ("new-password" as const),
  })
  return (
    <form className="access-form" ref={form} noValidate onSubmit={(event) => void submit(event)}>
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      <input type="text" name="username" autoComplete="username" value={account.login} readOnly hidden />
      <PasswordField label={texts.oldPassword} {...field("old_password")} />
      <PasswordField label={texts.newPassword} hint={texts.newPasswordHint} {...field("password")} />
      <PasswordField label={texts.confirmation} {...field("confirmation")} />
      <UpdateButton isSame={isSame} busy={isBusy} />
    </form>
  )
}

function check(values: Values, texts: DashboardTexts["settings"], common: DashboardTexts["common"]): Errors {
  const { old_password, password, confirmation } = values
  if (old_password === "") return { old_password: common.fieldErrors.required }
  if (password !== confirmation) return { confirmation: texts.notSame }
  return password.length < dashboardLimits.passwordMin ? { password: common.fieldErrors.password_too_short } : {}
}
