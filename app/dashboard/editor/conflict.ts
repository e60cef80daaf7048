import type { Image } from "#contract/image.ts"
import { type Language, languages } from "#contract/language.ts"
import type { Content, EditState, Values } from "./edit-state.ts"
import { type AltTexts, type EditedPicture, pictureOf } from "./pictures.ts"
import { fieldValues } from "./record-values.ts"

/** Two versions of a record to be merged by a person. */
export interface Conflict<R> {
  /** The record as somebody else saved it; null for other incoming content. */
  current: R | null
  merged: Merged
  mine: EditState
  /** What is typed here and what the other side has, by field; alt texts of pictures included. */
  typed: Values
  theirs: Values
  /** Called when the person continues. */
  accept?: () => void
  /** For content that comes into the form without a save: names of `typed` and `theirs`, and how the result comes in. */
  incoming?: { names: readonly [string, string]; applyMerged: (values: Values) => void }
}

/** Content to be merged into a form. */
export interface IncomingContent {
  name: string
  content: Content
  /** What was stored when its changes began. */
  before: Content
  onApplied: () => void
}

const altKey = (id: number, language: Language) => `picture_${id}_alt_${language}`

const altValues = (pictures: readonly EditedPicture[]): Values =>
  Object.fromEntries(
    pictures.flatMap(({ id, alt }) => languages.map((language) => [altKey(id, language), alt[language]])),
  )

/** Returns pictures with the alt texts that are among the merged values. */
export const withAltValues = (pictures: readonly EditedPicture[], values: Values): EditedPicture[] =>
  pictures.map((picture) => {
    const alts = languages.map((language) => [language, values[altKey(picture.id, language)] ?? picture.alt[language]])
    return { ...picture, alt: Object.fromEntries(alts) as AltTexts }
  })

/** Merges unsaved input with the record as somebody else saved it. */
export function detectConflict<R extends object>(current: R, mine: EditState): Conflict<R> {
  const { image_list = [] } = current as { image_list?: readonly Image[] }
  const valuesOf = ({ fields, pictures }: Content): Values => ({ ...fields, ...altValues(pictures) })
  const theirs = valuesOf({
    fields: fieldValues(current, Object.keys(mine.stored.fields)),
    pictures: image_list.map(pictureOf),
  })
  const typed = valuesOf(mine.typed)
  return { current, theirs, mine, typed, merged: mergeValues(valuesOf(mine.stored), typed, theirs) }
}

/** Merges unsaved input with other content, whose changes began at `before`. */
export function mergeContent(state: EditState, content: Content, before: Content) {
  const theirs = state.typed.fields
  return {
    theirs,
    typed: content.fields,
    mine: { ...state, typed: content },
    merged: mergeValues(before.fields, content.fields, theirs),
  }
}

interface Merged {
  /** Content of the form when every conflict is decided for the local value. */
  values: Values
  /** Changed differently on both sides: a person has to choose. */
  conflicts: string[]
  /** Changed only remotely. */
  theirs: string[]
}

/** Merges local input with what was saved elsewhere, both starting from `base`. */
export function mergeValues(base: Values, mine: Values, theirs: Values): Merged {
  const keys = Object.keys(base).filter((key) => Object.hasOwn(theirs, key) && theirs[key] !== base[key])
  const conflicts = keys.filter((key) => mine[key] !== base[key] && mine[key] !== theirs[key])
  const onlyTheirs = keys.filter((key) => mine[key] === base[key])
  return {
    values: { ...mine, ...Object.fromEntries(onlyTheirs.map((key) => [key, theirs[key] ?? ""])) },
    conflicts,
    theirs: onlyTheirs,
  }
}
