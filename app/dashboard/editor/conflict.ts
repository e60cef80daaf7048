import type { Content, EditState, Values } from "./edit-state.ts"
import { type Merged, mergeValues } from "./merge.ts"
import { fieldValues } from "./record-values.ts"

/** Two versions of a record to be merged by a person. */
export interface Conflict<R> {
  /** The record as somebody else saved it; null for other incoming content. */
  current: R | null
  merged: Merged
  mine: EditState
  theirs: Values
  /** Called when the person continues. */
  met?: () => void
  /** For incoming content: its name, and how the result is put into the form. */
  bring?: { name: string; put: (values: Values) => void }
}

/** Content to be merged into a form. */
export interface Brought {
  name: string
  content: Content
  /** What was stored when its changes began. */
  before: Content
  onPut: () => void
}

/** Merges unsaved input with the record as somebody else saved it. */
export function meet<R extends object>(current: R, mine: EditState): Conflict<R> {
  const theirs = fieldValues(current, Object.keys(mine.stored.fields))
  return { current, theirs, mine, merged: mergeValues(mine.stored.fields, mine.typed.fields, theirs) }
}

/** Merges unsaved input with other content, whose changes began at `before`. */
export function mergeContent(state: EditState, content: Content, before: Content) {
  const theirs = state.typed.fields
  return { theirs, mine: { ...state, typed: content }, merged: mergeValues(before.fields, content.fields, theirs) }
}
