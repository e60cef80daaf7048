import { useEffect, useRef, useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { SessionEnded } from "../api/session-ended.ts"
import { removeToken, storeToken } from "../api/token.ts"
import { SignInForm } from "../sign-in/sign-in-form.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { leaveToSignIn } from "../sign-in/leave-to-sign-in.ts"
import { useShell } from "../ui/shell-context.tsx"

/**
 * After the session ended: over a form with unsaved input the sign-in opens in a dialog and the failed call is
 * repeated; otherwise the sign-in page opens and returns here.
 */
export function SessionGuard() {
  const { hasUnsaved, account } = useShell()
  const { signIn } = useDashboardTexts()
  const [isOpen, setIsOpen] = useState(false)
  const pending = useRef<{ renewal: Promise<boolean>; finish: (renewed: boolean) => void } | null>(null)
  useEffect(() => {
    const onEnded = (event: Event) => {
      if (!(event instanceof SessionEnded)) return
      removeToken()
      if (!hasUnsaved()) {
        leaveToSignIn("ended")
        return
      }
      if (!pending.current) {
        const { promise, resolve } = Promise.withResolvers<boolean>()
        pending.current = { renewal: promise, finish: resolve }
        setIsOpen(true)
      }
      event.wait(pending.current.renewal)
    }
    window.addEventListener(SessionEnded.type, onEnded)
    return () => window.removeEventListener(SessionEnded.type, onEnded)
  }, [hasUnsaved])
  const finish = (renewed: boolean) => {
    setIsOpen(false)
    pending.current?.finish(renewed)
    pending.current = null
  }
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
