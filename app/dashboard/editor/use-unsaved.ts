import { useEffect } from "react"
import { useBlocker } from "react-router"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useShell } from "../shell/shell-context.tsx"
import { useAsk } from "../ui/confirm.tsx"

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

/** Asks before opening another screen of the dashboard; `mayLeave` skips that when nothing is left to save. */
export function useLeaveQuestion(isUnsaved: boolean, mayLeave: { current: boolean }): void {
  const ask = useAsk()
  const { editor } = useDashboardTexts()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && !mayLeave.current && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== "blocked") return
    void ask({
      title: editor.leaveTitle,
      body: editor.leaveText,
      yes: editor.leaveYes,
      no: editor.leaveNo,
    }).then((response) => (response === "yes" ? blocker.proceed() : blocker.reset()))
  }, [blocker, ask, editor])
}
