import type { UndoResult } from "#contract/sheet.ts"
import type { DashboardTexts } from "#app/i18n/dashboard/dashboard-texts.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { isCode } from "../api/error-text.ts"
import { useRefresh } from "../api/read.ts"
import { partsTaken } from "../trash/parts-restored.ts"
import { useAsk } from "../ui/confirm.tsx"
import { useToast } from "../ui/toasts.tsx"
import { useAction } from "../ui/use-action.ts"

/** Undoes a whole import after a confirmation; says why when it cannot. */
export function useUndoImport() {
  const { partImport: texts, trash } = useDashboardTexts()
  const ask = useAsk()
  const toast = useToast()
  const refresh = useRefresh()
  const { isBusy, run } = useAction({ explain: (error) => undoFailure(texts, trash, error) })
  /** Resolves with whether it was undone. */
  const undo = async (spareId: number, importId: number): Promise<boolean> => {
    let isDone = false
    await run(async () => {
      const question = { title: texts.undoTitle, body: texts.undoText, yes: texts.undo, danger: true }
      if ((await ask(question)) !== "yes") return
      const done = await callApi("POST /spare/:id/import/:run/undo", { params: { id: spareId, run: importId } })
      toast({ text: undoneText(texts, trash, done) })
      void refresh()
      isDone = true
    })
    return isDone
  }
  return { isBusy, undo }
}

/** Returns the message after an undo: parts with later edits, and numbers that stay in the trash. */
function undoneText(texts: DashboardTexts["partImport"], trash: DashboardTexts["trash"], done: UndoResult): string {
  const kept = done.kept > 0 ? texts.undoneKept(done.kept) : ""
  return [`${texts.undone}.`, kept, partsTaken(trash, done)].filter(Boolean).join(" ")
}

function undoFailure(texts: DashboardTexts["partImport"], trash: DashboardTexts["trash"], error: unknown) {
  if (!isCode(error, "conflict")) return null
  return error.problem.errors?.[0]?.code === "parts_changed" ? trash.reasons.parts_changed : texts.undoTooLate
}
