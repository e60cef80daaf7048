import type { Content, EditState, Values } from "./edit-state.ts"
import { type Merged, mergeValues } from "./merge.ts"
import { fieldValues } from "./record-values.ts"

/** Two versions of a record that a person has to bring together. */
export interface Conflict<R> {
  /** The record as somebody else has stored it; null where other content is to come into the form. */
  current: R | null
  merged: Merged
  mine: EditState
  theirs: Values
  /** Told when the person goes on from what was met. */
  met?: () => void
  /** Where other content is to come into the form: what that is called, and how what is chosen comes there. */
  bring?: { name: string; put: (values: Values) => void }
}

/** Content that is to come into a form. */
export interface Brought {
  name: string
  content: Content
  /** What was stored when its changes began. */
  before: Content
  onPut: () => void
}

/** Brings together what is typed and the record as somebody else has stored it. */
export function meet<R extends object>(current: R, mine: EditState): Conflict<R> {
  const theirs = fieldValues(current, Object.keys(mine.stored.fields))
  return { current, theirs, mine, merged: mergeValues(mine.stored.fields, mine.typed.fields, theirs) }
}

/** Brings together what is typed and other content, whose changes began at `before`. */
export function bringTogether(state: EditState, content: Content, before: Content) {
  const theirs = state.typed.fields
  return { theirs, mine: { ...state, typed: content }, merged: mergeValues(before.fields, content.fields, theirs) }
}
