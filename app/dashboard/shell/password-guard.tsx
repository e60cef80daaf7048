import { type FormEvent, useEffect, useRef, useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText, isCode } from "../api/error-text.ts"
import { PasswordAsked } from "../api/password-asked.ts"
import { PasswordField } from "../sign-in/password-field.tsx"
import { DialogActions } from "../ui/dialog-actions.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { useShell } from "../ui/shell-context.tsx"

interface Pending {
  answer: Promise<boolean>
  finish: (isConfirmed: boolean) => void
}

/** Asks for the password when a call requires a proof of identity; the call is then repeated. */
export function PasswordGuard() {
  const [isOpen, setIsOpen] = useState(false)
  const pending = useRef<Pending | null>(null)
  useEffect(() => {
    const onAsked = (event: Event) => {
      if (!(event instanceof PasswordAsked)) return
      if (!pending.current) {
        const { promise, resolve } = Promise.withResolvers<boolean>()
        pending.current = { answer: promise, finish: resolve }
        setIsOpen(true)
      }
      event.wait(pending.current.answer)
    }
    window.addEventListener(PasswordAsked.type, onAsked)
    return () => window.removeEventListener(PasswordAsked.type, onAsked)
  }, [])
  const finish = (isConfirmed: boolean) => {
    setIsOpen(false)
    pending.current?.finish(isConfirmed)
    pending.current = null
  }
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
