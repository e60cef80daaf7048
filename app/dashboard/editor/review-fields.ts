import type { Publication } from "#contract/publishing.ts"
import type { Values } from "./edit-state.ts"

/** Review mark and note of somebody who may not publish; edited like fields of the record, but not part of it. */
export const reviewFields = ["draft_ready", "draft_note"] as const

export const isReviewField = (name: string): boolean => reviewFields.some((field) => field === name)

/** Returns a draft's review mark as form values: "" for none. */
export const reviewValues = (waiting: Pick<Publication, "draft"> | null): Values => ({
  draft_ready: waiting?.draft?.ready ? "1" : "",
  // The note of a draft that was sent back is not the author's.
  draft_note: waiting?.draft?.ready ? waiting.draft.note : "",
})

/** Returns the form's review mark; the draft's where the form has none. */
export function reviewOf(typed: Values, waiting: Pick<Publication, "draft"> | null) {
  const { draft_ready = "", draft_note = "" } = { ...reviewValues(waiting), ...typed }
  return { ready: draft_ready !== "", note: draft_note }
}
