import { useEffect, useRef } from "react"
import { useBlocker } from "react-router"
import { type Question, useAsk } from "../ui/confirm.tsx"
import { useShell } from "../ui/shell-context.tsx"

/** Asks before a navigation away from unsaved input. One for all forms, because the router has a single blocker. */
export function LeaveGuard() {
  const { leaveRules } = useShell()
  const ask = useAsk()
  const question = useRef<Question | null>(null)
  const blocker = useBlocker((way) => {
    // The last form is the topmost one, such as a dialog over an editor.
    question.current = [...leaveRules].reduceRight<Question | null>((found, rule) => found ?? rule(way), null)
    return question.current !== null
  })
  useEffect(() => {
    if (blocker.state !== "blocked" || question.current === null) return
    void ask(question.current).then((response) => (response === "yes" ? blocker.proceed() : blocker.reset()))
  }, [blocker, ask])
  return null
}
