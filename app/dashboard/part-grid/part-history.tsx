import type { ListedPart } from "#contract/part-list.ts"
import type { Part } from "#contract/part.ts"
import { callApi } from "../api/call-api.ts"
import { isCode } from "../api/error-text.ts"
import { HistoryDialog } from "../history/history-dialog.tsx"
import type { HistoryOwner } from "../history/use-restore-version.ts"
import { type BlockState, newestPart } from "./block-state.ts"
import type { BlockStore } from "./block-store.ts"

interface PartHistoryProps {
  part: ListedPart
  store: BlockStore
  state: BlockState
  onClose: () => void
}

/** Former versions of one part; a restored one is a change that the grid can undo. */
export function PartHistory({ part, store, state, onClose }: PartHistoryProps) {
  const record = newestPart(state, part)
  const listed = (stored: Part): ListedPart => ({ ...stored, spare_id: part.spare_id })
  const owner: HistoryOwner = {
    kind: "part",
    record,
    version: record.version,
    changed: Object.keys(state.pending.get(part.id)?.fields ?? {}),
    restoreVersion: async (former) => {
      const params = { id: part.id, version: former }
      const stored = await callApi("POST /history/part/:id/:version/restore", { params, version: record.version })
      return () => store.noteAct([listed(stored)])
    },
    takeStale: (error) => isCode(error, "stale") && store.meet([listed(error.problem.current as Part)]),
  }
  return <HistoryDialog editor={owner} of={record.partnumber} valueText={undefined} onClose={onClose} />
}
