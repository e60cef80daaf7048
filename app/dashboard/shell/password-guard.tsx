import { type FormEvent, useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText, isCode } from "../api/error-text.ts"
import { PasswordAsked } from "../api/call-for-help.ts"
import { PasswordField } from "../sign-in/password-field.tsx"
import { DialogActions } from "../ui/dialog-actions.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { useShell } from "../ui/shell-context.tsx"
import { useQuestion } from "./use-question.ts"

/** Asks for the password when a call requires a proof of identity; the call is then repeated. */
export function PasswordGuard() {
  const { isOpen, finish } = useQuestion(PasswordAsked)
  return isOpen ? <PasswordDialog onDone={finish} /> : null
}

function PasswordDialog({ onDone }: { onDone: (isConfirmed: boolean) => void }) {
  const { signIn, settings, common } = useDashboardTexts()
  const { login } = useShell().account
  const [password, setPassword] = useState("")
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (password === "") return setError(common.fieldErrors.required)
    setIsBusy(true)
    setError(null)
    try {
      await callApi("POST /auth/confirm", { json: { password } })
      onDone(true)
    } catch (reason) {
      setError(isCode(reason, "wrong_old_password") ? settings.wrongPassword : errorText(common, reason))
      setIsBusy(false)
    }
  }
  return (
    <Dialog title={signIn.confirmTitle} onClose={() => onDone(false)}>
      <p>{signIn.confirmText}</p>
      <form className="sign-in" noValidate onSubmit={(event) => void submit(event)}>
        <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
        <PasswordField
          label={signIn.password}
          value={password}
          onValue={setPassword}
          error={error}
          autoComplete="current-password"
          isFirst
        />
        <DialogActions onCancel={() => onDone(false)} busy={isBusy}>
          {signIn.confirmSubmit}
        </DialogActions>
      </form>
    </Dialog>
  )
}
