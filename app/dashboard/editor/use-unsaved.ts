import { useEffect, useEffectEvent } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDiscard, useDiscardQuestion } from "../ui/confirm.tsx"
import { type LeaveRule, useShell } from "../ui/shell-context.tsx"

/**
 * With unsaved input, an expired session asks for a sign-in over the form, and closing the tab asks for confirmation.
 */
export function useUnsaved(isUnsaved: boolean): void {
  const { holdUnsaved, leaving } = useShell()
  useEffect(() => {
    if (!isUnsaved) return
    const release = holdUnsaved()
    const warn = (event: BeforeUnloadEvent) => {
      if (leaving() === "no") event.preventDefault()
    }
    window.addEventListener("beforeunload", warn)
    return () => {
      release()
      window.removeEventListener("beforeunload", warn)
    }
  }, [isUnsaved, holdUnsaved, leaving])
}

/** Asks this form's question before a navigation. */
function useLeaveRule(leaveRule: LeaveRule): void {
  const { leaveRules } = useShell()
  const latest = useEffectEvent(leaveRule)
  useEffect(() => {
    const rule: LeaveRule = (navigation) => latest(navigation)
    leaveRules.add(rule)
    return () => void leaveRules.delete(rule)
  }, [leaveRules])
}

/** Asks before opening another screen of the dashboard. */
export function useLeaveQuestion(isUnsaved: boolean): void {
  const { editor } = useDashboardTexts()
  useLeaveRule(({ currentLocation, nextLocation }) =>
    isUnsaved && currentLocation.pathname !== nextLocation.pathname
      ? { title: editor.leaveTitle, body: editor.leaveText, yes: editor.leaveYes, no: editor.leaveNo }
      : null,
  )
}

/**
 * Protects input that is not kept on this device: leaving the screen asks whether to discard it. For a dialog that is
 * open by its address, so does going back on the same screen.
 */
export function useUnkeptInput(isTyped: boolean, isInAddress = false): void {
  const question = useDiscardQuestion()
  useUnsaved(isTyped)
  useLeaveRule(({ currentLocation, nextLocation, historyAction }) => {
    const closes = currentLocation.pathname !== nextLocation.pathname || (isInAddress && historyAction === "POP")
    return isTyped && closes ? question : null
  })
}

/** Protects input of a dialog that is not kept on this device; returns how the dialog is closed. */
export function useGuardedClose(isTyped: boolean, onClose: () => void): () => void {
  useUnkeptInput(isTyped)
  const close = useDiscard(isTyped, onClose)
  return () => void close()
}
