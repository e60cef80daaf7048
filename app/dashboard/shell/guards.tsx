import { useCallback, useEffect, useRef, useState } from "react"
import { useBlocker } from "react-router"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { type Question, useAsk } from "../ui/confirm.tsx"
import { useShell } from "../ui/shell-context.tsx"
import { PasswordAsked, SessionEnded } from "../api/call-for-help.ts"
import { removeToken, storeToken } from "../api/token.ts"
import { SignInForm } from "../sign-in/sign-in-form.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { leaveToSignIn } from "../sign-in/leave-to-sign-in.ts"
import { callApi } from "../api/call-api.ts"
import { errorText, isCode } from "../api/error-text.ts"
import { PasswordField } from "../sign-in/password-field.tsx"
import { DialogForm } from "../ui/form.tsx"
import { useForm } from "../ui/use-form.ts"

interface Pending {
  answer: Promise<boolean>
  finish: (isAnswered: boolean) => void
}

const always = () => true

/**
 * Asks one question for all calls that wait for it. `canAsk` is called for each of them first; with false it is rejected.
 * Returns whether the question is open, and `finish`, which closes it and repeats the calls or rejects them.
 */
function useQuestion(Call: typeof PasswordAsked | typeof SessionEnded, canAsk: () => boolean = always) {
  const [isOpen, setIsOpen] = useState(false)
  const pending = useRef<Pending | null>(null)
  useEffect(() => {
    const onCall = (event: Event) => {
      if (!(event instanceof Call) || !canAsk()) return
      if (!pending.current) {
        const { promise, resolve } = Promise.withResolvers<boolean>()
        pending.current = { answer: promise, finish: resolve }
        setIsOpen(true)
      }
      event.wait(pending.current.answer)
    }
    window.addEventListener(Call.type, onCall)
    return () => window.removeEventListener(Call.type, onCall)
  }, [Call, canAsk])
  const finish = (isAnswered: boolean) => {
    setIsOpen(false)
    pending.current?.finish(isAnswered)
    pending.current = null
  }
  return { isOpen, finish }
}

/** Asks before a navigation away from unsaved input. One for all forms, because the router has a single blocker. */
export function LeaveGuard() {
  const { leaveRules } = useShell()
  const ask = useAsk()
  const question = useRef<Question | null>(null)
  const blocker = useBlocker((way) => {
    // The last form is the topmost one, such as a dialog over an editor.
    question.current = [...leaveRules].reduceRight<Question | null>((earlier, rule) => earlier ?? rule(way), null)
    return question.current !== null
  })
  useEffect(() => {
    if (blocker.state !== "blocked" || question.current === null) return
    void ask(question.current).then((response) => (response === "yes" ? blocker.proceed() : blocker.reset()))
  }, [blocker, ask])
  return null
}

/**
 * After the session ended: over a form with unsaved input the sign-in opens in a dialog and the failed call is
 * repeated; otherwise the sign-in page opens and returns here.
 */
export function SessionGuard() {
  const { hasUnsaved, account } = useShell()
  const { signIn } = useDashboardTexts()
  const canAsk = useCallback(() => {
    removeToken()
    if (hasUnsaved()) return true
    leaveToSignIn("ended")
    return false
  }, [hasUnsaved])
  const { isOpen, finish } = useQuestion(SessionEnded, canAsk)
  if (!isOpen) return null
  return (
    <Dialog title={signIn.again} onClose={() => finish(false)}>
      <p>{signIn.againText}</p>
      <SignInForm
        knownLogin={account.login}
        onSignedIn={({ token }) => {
          storeToken(token)
          finish(true)
        }}
      />
    </Dialog>
  )
}

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
