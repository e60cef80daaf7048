import type { HistoryEntry } from "#contract/history.ts"
import { languages } from "#contract/language.ts"

type Data = Readonly<Record<string, unknown>>

export interface FieldChange {
  key: string
  before: string
  after: string
}

/** Changes of one save. */
export interface Change {
  /** The replaced version, which can be restored. */
  version: number
  next: number
  at: string
  who: string
  fields: FieldChange[]
  data: Data
}

// Excludes dates and numbers that nobody types.
const isTyped = (key: string): boolean =>
  !/^(?:created_at|updated_at.*|deleted_at|version|id|link|page_id|position)$/u.test(key)

/** Returns one line per image: position, texts and file, so that every change of an image is a text change. */
const imagesAsText = (list: readonly unknown[]): string =>
  list
    .map((image, index) => {
      const { path = "", ...texts } = image as Readonly<Record<string, unknown>>
      const alts = languages.map((language) => texts[`alt_${language}`]).filter(Boolean)
      return `${index + 1}. ${[...alts, String(path).slice(-12)].join(" · ")}`
    })
    .join("\n")

function asText(value: unknown): string {
  if (Array.isArray(value)) return imagesAsText(value)
  return typeof value === "string" || typeof value === "number" ? String(value) : ""
}

/** Returns the fields in which two versions differ, in the order of the later one. */
export function fieldChanges(before: Data, after: Data): FieldChange[] {
  return Object.keys(before)
    .filter((key) => isTyped(key) && Object.hasOwn(after, key) && asText(before[key]) !== asText(after[key]))
    .map((key) => ({ key, before: asText(before[key]), after: asText(after[key]) }))
}

/** Returns all stored saves, newest first; `current` is the record as stored now. */
export function versionChanges(entries: readonly HistoryEntry[], current: Data & { version: number }): Change[] {
  return entries.map((entry, at) => {
    const later = entries[at - 1]
    return {
      version: entry.version,
      next: later?.version ?? current.version,
      at: entry.replaced_at,
      who: entry.replaced_by,
      fields: fieldChanges(entry.data, later?.data ?? current),
      data: entry.data,
    }
  })
}

const isGerman = (key: string): boolean => key.endsWith("_de") || key === "footer_text"

/** Returns the changes of German fields since a translation was saved at `savedAt`. */
export function germanChanges(entries: readonly HistoryEntry[], current: Data, savedAt: string) {
  const atThatTime = entries.find(({ data }) => asText(data["updated_at_de"]) <= savedAt)
  const from = atThatTime ?? entries.at(-1)
  const fields = from ? fieldChanges(from.data, current).filter(({ key }) => isGerman(key)) : []
  // False when the version of that time is no longer stored, and the oldest one is used.
  return { fields, isWhole: atThatTime !== undefined }
}
