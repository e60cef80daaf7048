import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText, isCode } from "../api/error-text.ts"
import { PasswordAsked } from "../api/call-for-help.ts"
import { PasswordField } from "../sign-in/password-field.tsx"
import { DialogForm } from "../ui/form.tsx"
import { useShell } from "../ui/shell-context.tsx"
import { useForm } from "../ui/use-form.ts"
import { useQuestion } from "./use-question.ts"

/** Asks for the password when a call requires a proof of identity; the call is then repeated. */
export function PasswordGuard() {
  const { isOpen, finish } = useQuestion(PasswordAsked)
  return isOpen ? <PasswordDialog onDone={finish} /> : null
}

function PasswordDialog({ onDone }: { onDone: (isConfirmed: boolean) => void }) {
  const { signIn, settings, common } = useDashboardTexts()
  const { login } = useShell().account
  const form = useForm({
    start: { password: "" },
    check: ({ password }) => ({ password: password === "" ? common.fieldErrors.required : undefined }),
    send: async (json) => {
      await callApi("POST /auth/confirm", { json })
      onDone(true)
    },
    explain: (reason) => ({
      errors: {
        password: isCode(reason, "wrong_old_password") ? settings.wrongPassword : errorText(common, reason),
      },
    }),
  })
  return (
    <DialogForm
      form={form}
      className="sign-in"
      title={signIn.confirmTitle}
      lead={<p>{signIn.confirmText}</p>}
      action={signIn.confirmSubmit}
      onClose={() => onDone(false)}
    >
      <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
      <PasswordField label={signIn.password} {...form.field("password")} autoComplete="current-password" isFirst />
    </DialogForm>
  )
}
