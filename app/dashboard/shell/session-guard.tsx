import { useCallback } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { SessionEnded } from "../api/call-for-help.ts"
import { removeToken, storeToken } from "../api/token.ts"
import { SignInForm } from "../sign-in/sign-in-form.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { leaveToSignIn } from "../sign-in/leave-to-sign-in.ts"
import { useShell } from "../ui/shell-context.tsx"
import { useQuestion } from "./use-question.ts"

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
