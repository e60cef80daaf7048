import type { Image } from "#contract/image.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import { type RecordAddress, callRecord } from "../api/call-record.ts"
import type { Records } from "../api/calls.ts"
import { type EditAction, type EditState, changedFields, pick } from "../editor/edit-state.ts"
import { jsonValues, type EditableRecord, fieldValues } from "../editor/record-values.ts"
import { pictureChanges, picturesOf, usesOf, altFields } from "../editor/pictures.ts"

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

interface PostOptions<K extends RecordKind> {
  kind: K
  /** Record below which it is posted. */
  parent: string | undefined
  files: readonly File[]
  hasOnePicture: boolean
  onProgress: (share: number) => void
  /** Called when the record was stored without its image's text: sending again would make a second record. */
  onAltLost: () => void
}

/** Sends a new record with all values and files, then the text of its only image. */
export async function postRecord<K extends RecordKind>(
  { typed }: EditState,
  { kind, parent, files, hasOnePicture, onProgress, onAltLost }: PostOptions<K>,
): Promise<Records[K]> {
  const form = new FormData()
  for (const [name, value] of Object.entries(typed.fields)) form.set(name, value)
  for (const file of files) form.append(hasOnePicture ? "image" : "images[]", file)
  const created = await callRecord({ kind, id: parent ?? null }, "POST", { form, onProgress })
  const { id = 0, image_list = [] } = created as Partial<EditableRecord>
  const [image, alt] = [image_list[0], typed.pictures[0]?.alt ?? {}]
  if (!image || Object.values(alt).every((text) => text === "")) return created
  let { version } = created
  const onVersion = (next: number) => {
    version = next
  }
  try {
    const options = { params: { image: image.id }, json: altFields(alt), version, onVersion }
    await callRecord({ kind, id }, "PATCH /image/:image", options)
    return { ...created, version }
  } catch {
    onAltLost()
    return created
  }
}
