import { useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText } from "../api/error-text.ts"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { TextField } from "../ui/field.tsx"
import { Form } from "../ui/form.tsx"
import { Notice } from "../ui/notice.tsx"
import { useForm } from "../ui/use-form.ts"

/** Requests a reset link by mail; shows the same message whether or not the login exists. */
export function ForgottenPassword({ login }: { login: string }) {
  const { signIn } = useDashboardTexts()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className="text-button" onClick={() => setIsOpen(true)}>
        {signIn.forgotten}
      </button>
      {isOpen && <ResetDialog login={login} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function ResetDialog({ login: typed, onClose }: { login: string; onClose: () => void }) {
  const { signIn, common } = useDashboardTexts()
  const [isSent, setIsSent] = useState(false)
  const form = useForm({
    start: { login: typed },
    check: ({ login }) => ({ login: login.trim() === "" ? common.fieldErrors.required : undefined }),
    send: async ({ login }) => {
      await callApi("POST /auth/reset", { json: { login: login.trim() } })
      setIsSent(true)
    },
    explain: (reason) => ({ errors: { login: errorText(common, reason) } }),
  })
  return (
    <Dialog title={signIn.forgottenTitle} onClose={onClose}>
      {isSent ? (
        <>
          <Notice tone="good">{signIn.forgottenSent}</Notice>
          <div className="action-row">
            <Button onClick={onClose}>{common.close}</Button>
          </div>
        </>
      ) : (
        <Form form={form} className="sign-in">
          <p>{signIn.forgottenText}</p>
          <TextField
            label={signIn.login}
            {...form.field("login")}
            isRequired
            data-first-focus
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
          />
          <Button type="submit" busy={form.isBusy}>
            {signIn.forgottenSubmit}
          </Button>
        </Form>
      )}
    </Dialog>
  )
}
