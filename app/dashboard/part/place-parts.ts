import { callApi } from "../api/call-api.ts"
import type { Placement } from "./act-log.ts"

/** Deletes, restores or moves parts, all or none of each group. */
export async function placeParts(placements: readonly Placement[]): Promise<void> {
  for (const [, parts] of Map.groupBy(placements, ({ from, to }) => `${from} ${to}`)) {
    const [{ from, to } = { from: null, to: null }] = parts
    const ids = parts.map(({ id }) => id)
    // oxlint-disable-next-line no-await-in-loop -- one step after the other, so that others get their turn
    await (from === null
      ? callApi("POST /trash/restore", { json: { ids: ids.map((id) => `part-${id}`) } })
      : callApi("POST /spare/:id/part/bulk", {
          params: { id: from },
          json: to === null ? { action: "delete", ids } : { action: "move", ids, target: to },
        }))
  }
}
