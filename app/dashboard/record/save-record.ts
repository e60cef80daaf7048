import type { Image } from "#contract/image.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import { type RecordAddress, callRecord } from "../api/call-record.ts"
import type { Records } from "../api/calls.ts"
import { type EditAction, type EditState, changedFields, pick } from "../editor/edit-state.ts"
import { jsonValues } from "../editor/json-values.ts"
import { pictureChanges, picturesOf, usesOf } from "../editor/pictures.ts"
import { type EditableRecord, fieldValues } from "../editor/record-values.ts"

interface SaveTarget<K extends RecordKind> {
  at: RecordAddress<K>
  fields: readonly string[]
  /** Images uploaded for the record. */
  uploads: readonly Image[]
}

/** Saves changed fields and pictures in one call with their base version; resolves with the record. */
export async function saveRecord<K extends RecordKind>(
  { at, fields, uploads }: SaveTarget<K>,
  { stored, typed, version }: EditState,
  report: (action: EditAction) => void,
): Promise<Records[K]> {
  const sent = pick(typed.fields, changedFields({ stored, typed }))
  const hasPictures = pictureChanges(stored.pictures, typed.pictures).length > 0
  const json = { ...jsonValues(sent), ...(hasPictures ? { image_list: usesOf(typed.pictures) } : {}) }
  const record = await callRecord(at, "PATCH", { json, version })
  report({ type: "saved", sent, stored: fieldValues(record, fields), version: record.version })
  const { image_list: shown = [] } = record as Partial<EditableRecord>
  report({ type: "pictures-saved", sent: typed.pictures, pictures: picturesOf(shown, uploads) })
  return record
}
