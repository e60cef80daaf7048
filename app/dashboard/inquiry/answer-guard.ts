import { useSyncExternalStore } from "react"
import { useUnsaved } from "../editor/use-unsaved.ts"
import { answers } from "./answer-store.ts"

/** Warns before the dashboard is closed with attachments, or with an answer that is on its way or not kept. */
export function AnswerGuard() {
  useUnsaved(useSyncExternalStore(answers.subscribe, answers.hasUnkept))
  return null
}
