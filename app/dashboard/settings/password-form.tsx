import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { DashboardTexts } from "#app/i18n/dashboard/dashboard-texts.ts"
import { callApi } from "../api/call-api.ts"
import { isCode } from "../api/error-text.ts"
import { signOut } from "../api/token.ts"
import { useUnsaved } from "../editor/use-unsaved.ts"
import { useShell } from "../ui/shell-context.tsx"
import { PasswordField } from "../sign-in/password-field.tsx"
import { Form } from "../ui/form.tsx"
import { type Errors, untilLeft, useForm } from "../ui/use-form.ts"
import { UpdateButton } from "./update-button.tsx"

const empty = { old_password: "", password: "", confirmation: "" }
type Values = typeof empty

/** Changes the password, which ends every session: the sign-in follows. */
export function PasswordForm() {
  const { settings: texts, common } = useDashboardTexts()
  const { account, leave } = useShell()
  const form = useForm({
    start: empty,
    failed: texts.passwordFailed,
    check: (values) => check(values, texts, common),
    send: async ({ old_password, password }) => {
      await callApi("PATCH /auth/password", { json: { old_password, password } })
      // Unsaved input of other forms stays for the next session.
      leave("keep")
      signOut()
      window.location.assign("/controller?reason=password-changed&next=%2Fdashboard%2Fsettings")
      await untilLeft()
    },
    explain: (error) =>
      isCode(error, "wrong_old_password") ? { errors: { old_password: texts.wrongOldPassword } } : null,
  })
  useUnsaved(form.isTyped)
  const field = (name: keyof Values) => ({
    ...form.field(name),
    autoComplete: name === "old_password" ? ("current-password" as const) : ("new-password" as const),
  })
  return (
    <Form form={form} className="access-form">
      <input type="text" name="username" autoComplete="username" value={account.login} readOnly hidden />
      <PasswordField label={texts.oldPassword} {...field("old_password")} />
      <PasswordField label={texts.newPassword} hint={texts.newPasswordHint} {...field("password")} />
      <PasswordField label={texts.confirmation} {...field("confirmation")} />
      <UpdateButton isSame={!form.isTyped} busy={form.isBusy} />
    </Form>
  )
}

function check(values: Values, texts: DashboardTexts["settings"], common: DashboardTexts["common"]): Errors {
  const { old_password, password, confirmation } = values
  if (old_password === "") return { old_password: common.fieldErrors.required }
  if (password !== confirmation) return { confirmation: texts.notSame }
  return password.length < dashboardLimits.passwordMin ? { password: common.fieldErrors.password_too_short } : {}
}
