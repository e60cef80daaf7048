import type { Publication } from "#contract/publishing.ts"
import type { Values } from "./edit-state.ts"

/** What somebody who may not publish says of a draft; typed and kept like the fields of the record, and none of them. */
export const reviewFields = ["draft_ready", "draft_note"] as const

export const isReviewField = (name: string): boolean => reviewFields.some((field) => field === name)

/** Returns the review of a draft as a form has it: "" for no. */
export const reviewValues = (waiting: Pick<Publication, "draft"> | null): Values => ({
  draft_ready: waiting?.draft?.ready ? "1" : "",
  draft_note: waiting?.draft?.note ?? "",
})

/** Returns the review that a form says; that of the draft where the form has none. */
export function reviewOf(typed: Values, waiting: Pick<Publication, "draft"> | null) {
  const { draft_ready = "", draft_note = "" } = { ...reviewValues(waiting), ...typed }
  return { ready: draft_ready !== "", note: draft_note }
}
