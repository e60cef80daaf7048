import type { ListedPart } from "#contract/part-list.ts"
import type { Part } from "#contract/part.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { isCode } from "../api/error-text.ts"
import { useRefresh } from "../api/read.ts"
import type { HistoryOwner } from "../history/use-restore-version.ts"
import { useToast } from "../ui/toasts.tsx"
import { type BlockState, newestPart } from "./block-state.ts"
import type { BlockStore } from "./block-store.ts"

/** Former versions of one part; restoring one is a change that the table can undo. */
export function usePartHistory(part: ListedPart, store: BlockStore, state: BlockState): HistoryOwner {
  const { history: texts } = useDashboardTexts()
  const toast = useToast()
  const refresh = useRefresh()
  const record = newestPart(state, part)
  const listed = (stored: Part): ListedPart => ({ ...stored, spare_id: part.spare_id })
  return {
    kind: "part",
    record,
    changed: Object.keys(state.pending.get(part.id)?.fields ?? {}),
    restoreVersion: async (former) => {
      const params = { id: part.id, version: former }
      try {
        const stored = await callApi("POST /history/part/:id/:version/restore", { params, version: record.version })
        return () => {
          toast({ text: texts.restored(former), about: "save" })
          store.noteAct([listed(stored)])
          void refresh()
        }
      } catch (error) {
        if (isCode(error, "stale")) {
          store.meet([listed(error.problem.current as Part)])
          void refresh("GET /history/:kind/:id")
        }
        throw error
      }
    },
  }
}
