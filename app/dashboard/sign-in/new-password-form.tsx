import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { storeToken } from "../api/token.ts"
import { Button } from "../ui/button.tsx"
import { Form } from "../ui/form.tsx"
import { untilLeft, useForm } from "../ui/use-form.ts"
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
  const form = useForm({
    start: { password: "", repeated: "" },
    failed: signIn.changeFailed,
    check: ({ password, repeated }) => {
      if (password.length < dashboardLimits.passwordMin) return { password: common.fieldErrors.password_too_short }
      return { repeated: password === repeated ? undefined : signIn.notSame }
    },
    send: async ({ password }) => {
      await callApi("PATCH /auth/password", { json: { old_password: oldPassword, password } })
      const json = { login, password, captcha_token: await confirmByWork() }
      const { token } = await callApi("POST /auth/login", { json })
      storeToken(token)
      onChanged(token)
      await untilLeft()
    },
  })
  return (
    <Form form={form} className="sign-in">
      <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
      <PasswordField label={signIn.newPassword} {...form.field("password")} autoComplete="new-password" />
      <PasswordField label={signIn.confirmation} {...form.field("repeated")} autoComplete="new-password" />
      <Button type="submit" busy={form.isBusy}>
        {signIn.change}
      </Button>
    </Form>
  )
}
