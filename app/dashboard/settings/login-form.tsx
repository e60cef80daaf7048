import { useState } from "react"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { isCode } from "../api/error-text.ts"
import { useUnkeptInput } from "../editor/use-unsaved.ts"
import { useShell } from "../ui/shell-context.tsx"
import { PasswordField } from "../sign-in/password-field.tsx"
import { TextField } from "../ui/field.tsx"
import { Form } from "../ui/form.tsx"
import { useToast } from "../ui/toasts.tsx"
import { useForm } from "../ui/use-form.ts"
import { useReloadShell } from "../ui/use-reload-shell.ts"
import { UpdateButton } from "./update-button.tsx"

/** Changes the login; asks for the password only when the server requires it. */
export function LoginForm() {
  const { settings: texts, common } = useDashboardTexts()
  const { login: present } = useShell().account
  const reloadShell = useReloadShell()
  const toast = useToast()
  const [needsPassword, setNeedsPassword] = useState(false)
  const { required } = common.fieldErrors
  const form = useForm({
    start: { login: present, password: "" },
    failed: texts.loginFailed,
    check: ({ login, password }) => {
      if (login.trim() === "") return { login: required }
      return login.trim() === present
        ? { login: texts.loginSame }
        : { password: needsPassword && password === "" ? required : undefined }
    },
    send: async ({ login, password }) => {
      const json = { login: login.trim(), ...(needsPassword ? { password } : {}) }
      await callApi("PATCH /auth/login", { json })
      setNeedsPassword(false)
      form.set({ login: json.login, password: "" })
      await reloadShell()
      toast({ text: texts.loginUpdated, about: "login" })
    },
    explain: (error) => {
      if (isCode(error, "wrong_old_password")) return { errors: { password: texts.wrongPassword } }
      if (!isCode(error, "password_required")) return null
      setNeedsPassword(true)
      return { errors: { password: texts.loginPasswordHint } }
    },
  })
  const isSame = form.values.login.trim() === present
  useUnkeptInput(!isSame)
  return (
    <Form form={form} className="access-form">
      <TextField
        label={texts.login}
        {...form.field("login")}
        isRequired
        maxLength={dashboardLimits.loginMax}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      {/* For password managers: the password belongs to the current login. */}
      <input type="text" name="username" autoComplete="username" value={present} readOnly hidden />
      {needsPassword && (
        <PasswordField
          label={texts.loginPassword}
          hint={texts.loginPasswordHint}
          {...form.field("password")}
          autoComplete="current-password"
        />
      )}
      <UpdateButton isSame={isSame} busy={form.isBusy} />
    </Form>
  )
}
