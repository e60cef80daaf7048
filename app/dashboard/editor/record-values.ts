import type { Image } from "#contract/image.ts"
import type { Content, Values } from "./edit-state.ts"
import { picturesOf } from "./pictures.ts"

/** What the editor needs of every record with pictures. */
export interface EditableRecord {
  id: number | string
  version: number
  updated_at: string
  image_list: Image[]
}

export function fieldValues(record: object, fields: readonly string[]): Values {
  const entries = new Map(Object.entries(record))
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
