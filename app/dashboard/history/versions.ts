import type { HistoryEntry } from "#contract/history.ts"
import { languages } from "#contract/language.ts"

type Data = Readonly<Record<string, unknown>>

export interface FieldChange {
  key: string
  before: string
  after: string
}

/** What one save changed. */
export interface Change {
  /** The version that it replaced, which can be restored. */
  version: number
  next: number
  at: string
  who: string
  fields: FieldChange[]
  data: Data
}

// Dates and numbers that nobody types.
const isTyped = (key: string): boolean =>
  !/^(?:created_at|updated_at.*|deleted_at|version|id|link|page_id|position)$/u.test(key)

/** One line per image: where it is in the order, its texts and its file, so that every change of an image is a change of words. */
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

/** The fields in which two versions differ, in the order of the later one. */
export function fieldChanges(before: Data, after: Data): FieldChange[] {
  return Object.keys(before)
    .filter((key) => isTyped(key) && Object.hasOwn(after, key) && asText(before[key]) !== asText(after[key]))
    .map((key) => ({ key, before: asText(before[key]), after: asText(after[key]) }))
}

/** Every save that is kept, newest first; `current` is the record as it is stored now. */
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

/** What has changed in the German fields since a translation was saved at `savedAt`. */
export function germanChanges(entries: readonly HistoryEntry[], current: Data, savedAt: string) {
  const known = entries.find(({ data }) => asText(data["updated_at_de"]) <= savedAt)
  const from = known ?? entries.at(-1)
  const fields = from ? fieldChanges(from.data, current).filter(({ key }) => isGerman(key)) : []
  // False: the version of that time is no longer kept, the oldest one stands in for it.
  return { fields, isWhole: known !== undefined }
}
