import { callApi } from "../api/call-api.ts"
import { type PartView, shownParts } from "./part-view.ts"
import type { TickedPart } from "./use-ticks.ts"

/** Returns all parts of these groups that a view finds, on any page. */
export async function foundParts(groups: readonly number[], view: PartView): Promise<TickedPart[]> {
  const lists = await Promise.all(
    groups.map(async (id) => {
      const { ids } = await callApi("GET /spare/:id/part/ids", { params: { id }, query: shownParts(view) })
      return ids.map((part) => ({ id: part, spare_id: id }))
    }),
  )
  return lists.flat()
}
