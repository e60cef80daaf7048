import type { Image } from "#contract/image.ts"
import type { Language } from "#contract/language.ts"
import type { Content, Values } from "./edit-state.ts"
import { picturesOf } from "./pictures.ts"

// Edited as text, numbers in the API.
const numberFields: ReadonlySet<string> = new Set([
  "power",
  "founded",
  "has_banner",
  "reply_hours",
  "urgent_hours",
  "urgent_always",
  "show_answer_time",
  "category_id",
  "spare_id",
  "translation_of",
])

/**
 * Returns edited values as JSON: numbers converted, an empty one as null. What is no number stays text, for the server
 * to reject.
 */
export const jsonValues = (values: Values): Record<string, string | number | null> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, numberFields.has(name) ? numberOf(value) : value]),
  )

function numberOf(value: string): number | string | null {
  if (value.trim() === "") return null
  // In JSON, NaN and Infinity would become null, which clears the field.
  return Number.isFinite(Number(value)) ? Number(value) : value
}

/** What the editor needs of every record with pictures. */
export interface EditableRecord {
  id: number | string
  version: number
  updated_at: string
  image_list: Image[]
  /** Of a thing with a record in each language: these records. */
  members?: Readonly<Partial<Record<Language, EditableRecord>>>
}

/** Returns fields of a record as text; the year of foundation is empty when the API has 0, which names none. */
export function fieldValues(record: object, fields: readonly string[]): Values {
  const entries = new Map(Object.entries(record))
  if (entries.get("founded") === 0) entries.set("founded", "")
  return Object.fromEntries(fields.map((field) => [field, String(entries.get(field) ?? "")]))
}

/** Returns the form's content of a record; `others` are images it may have, such as uploads. */
export const recordContent = (
  record: EditableRecord,
  fields: readonly string[],
  others: readonly Image[] = [],
): Content => ({
  fields: fieldValues(record, fields),
  pictures: picturesOf(record.image_list, others),
})
