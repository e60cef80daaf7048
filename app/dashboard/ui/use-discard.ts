import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { type Question, useAsk } from "./confirm.tsx"

/** Returns the question before input is lost. */
export function useDiscardQuestion(): Question {
  const { list } = useDashboardTexts()
  return { title: list.discardTitle, body: list.discardText, yes: list.discard, no: list.keepEditing, danger: true }
}

/** Closes a dialog, after a confirmation if input would be lost. */
export function useDiscard(isChanged: boolean, onClose: () => void): () => Promise<void> {
  const ask = useAsk()
  const question = useDiscardQuestion()
  return async () => {
    if (!isChanged || (await ask(question)) === "yes") onClose()
  }
}
