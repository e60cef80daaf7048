import { type FormEvent, useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText } from "../api/error-text.ts"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { TextField } from "../ui/field.tsx"
import { Notice } from "../ui/notice.tsx"

/** Requests a reset link by mail; shows the same message whether or not the login exists. */
export function ForgottenPassword({ login: known }: { login: string }) {
  const { signIn, common } = useDashboardTexts()
  const [isOpen, setIsOpen] = useState(false)
  const [login, setLogin] = useState("")
  const [error, setError] = useState<string | null>(null)
  const [state, setState] = useState<"asking" | "busy" | "sent">("asking")
  const open = () => {
    setLogin(known)
    setError(null)
    setState("asking")
    setIsOpen(true)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // In React's tree this form is inside the sign-in form.
    event.stopPropagation()
    if (login.trim() === "") return setError(common.fieldErrors.required)
    setState("busy")
    try {
      await callApi("POST /auth/reset", { json: { login: login.trim() } })
      setState("sent")
    } catch (reason) {
      setError(errorText(common, reason))
      setState("asking")
    }
  }
  return (
    <>
      <button type="button" className="text-button" onClick={open}>
        {signIn.forgotten}
      </button>
      {isOpen && (
        <Dialog title={signIn.forgottenTitle} onClose={() => setIsOpen(false)}>
          {state === "sent" ? (
            <>
              <Notice tone="good">{signIn.forgottenSent}</Notice>
              <div className="action-row">
                <Button onClick={() => setIsOpen(false)}>{common.close}</Button>
              </div>
            </>
          ) : (
            <form className="sign-in" noValidate onSubmit={(event) => void submit(event)}>
              <p>{signIn.forgottenText}</p>
              <TextField
                label={signIn.login}
                value={login}
                onValue={setLogin}
                error={error}
                isRequired
                data-first-focus
                autoComplete="username"
                autoCapitalize="off"
                spellCheck={false}
              />
              <Button type="submit" busy={state === "busy"}>
                {signIn.forgottenSubmit}
              </Button>
            </form>
          )}
        </Dialog>
      )}
    </>
  )
}
