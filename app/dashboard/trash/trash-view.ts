import { trashKinds } from "#contract/trash-constants.ts"
import type { TrashEntry } from "#contract/trash.ts"
import { type ViewOf, choiceParameter, defineView, pageParameter } from "../ui/define-view.ts"

type Kind = TrashEntry["kind"]
type TrashFilter = Kind | "all"

/** View of the trash. */
export const trashView = defineView({
  kind: choiceParameter<TrashFilter>(["all", ...trashKinds], { start: "all" }),
  page: pageParameter(),
})
export type TrashView = ViewOf<typeof trashView>

export const entriesPerPage = 50

/** Returns the kinds in the trash with their counts, in order of first appearance; "all" first. */
export function countKinds(entries: readonly TrashEntry[]): { kind: TrashFilter; count: number }[] {
  const counts = new Map<Kind, number>()
  for (const { kind } of entries) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [{ kind: "all", count: entries.length }, ...[...counts].map(([kind, count]) => ({ kind, count }))]
}

/** Returns one page of a kind's entries. */
export function pageOf(entries: readonly TrashEntry[], filter: TrashFilter, page: number) {
  const fitting = filter === "all" ? entries : entries.filter(({ kind }) => kind === filter)
  const last = Math.max(1, Math.ceil(fitting.length / entriesPerPage))
  const shown = Math.min(page, last)
  return {
    items: fitting.slice((shown - 1) * entriesPerPage, shown * entriesPerPage),
    total: fitting.length,
    page: shown,
  }
}
