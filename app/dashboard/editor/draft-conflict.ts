import { type EditState, edit } from "./edit-state.ts"
import { mergeValues } from "./merge.ts"
import type { DraftContent } from "./use-draft.ts"
import type { Conflict } from "./use-saving.ts"

/** Where a draft and somebody else's later save disagree, both versions; else null. */
export function draftConflict({ base, values }: DraftContent, state: EditState): Conflict<never> | null {
  const merged = mergeValues(base, values, state.base)
  if (merged.conflicts.length === 0) return null
  const mine = edit(state, { type: "restore", values })
  return { current: null, theirs: state.base, mine, merged: { ...merged, values: mine.values, theirs: [] } }
}
