import type { Image } from "#contract/image.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import { callRecord } from "../api/call-record.ts"
import type { Records } from "../api/calls.ts"
import { type EditAction, type EditState, changedFields, pick } from "../editor/edit-state.ts"
import { jsonValues, type EditableRecord, fieldValues } from "../editor/record-values.ts"
import { type AltTexts, pictureChanges, picturesOf, usesOf, altFields } from "../editor/pictures.ts"
import type { RecordStore } from "./record-store.ts"
import type { NewFiles, StoredRecord } from "./stored-record.ts"

interface SaveTarget<K extends RecordKind> {
  store: RecordStore<StoredRecord<K>>
  fields: readonly string[]
  /** Images uploaded for the record. */
  uploads: readonly Image[]
}

/** Saves changed fields and pictures in one call with their base version; resolves with the record. */
export async function saveRecord<K extends RecordKind>(
  { store, fields, uploads }: SaveTarget<K>,
  { stored, typed, version }: EditState,
  report: (action: EditAction) => void,
): Promise<Records[K]> {
  const sent = pick(typed.fields, changedFields({ stored, typed }))
  const hasPictures = pictureChanges(stored.pictures, typed.pictures).length > 0
  const json = { ...jsonValues(sent), ...(hasPictures ? { image_list: usesOf(typed.pictures) } : {}) }
  const record = await store.patch(json, version)
  report({ type: "saved", sent, stored: fieldValues(record, fields), version: record.version })
  report({ type: "pictures-saved", sent: typed.pictures, pictures: picturesOf(record.image_list ?? [], uploads) })
  return record
}

interface PostOptions<K extends RecordKind> extends NewFiles {
  kind: K
  /** Record below which it is posted. */
  parent: string | undefined
  hasOnePicture: boolean
}

/** Sends a new record with all values and files, then the texts of its images. */
export async function postRecord<K extends RecordKind>(
  { typed }: EditState,
  { kind, parent, files, alts, hasOnePicture, onProgress, onAltLost }: PostOptions<K>,
): Promise<Records[K]> {
  const form = new FormData()
  for (const [name, value] of Object.entries(typed.fields)) form.set(name, value)
  for (const file of files) form.append(hasOnePicture ? "image" : "images[]", file)
  const created = await callRecord({ kind, id: parent ?? null }, "POST", { form, onProgress })
  const typedAlts = hasOnePicture ? [typed.pictures[0]?.alt ?? {}] : files.map((file) => alts.get(file) ?? {})
  return describeImages({ kind, created, alts: typedAlts, onAltLost })
}

interface DescribeOptions<K extends RecordKind> extends Pick<NewFiles, "onAltLost"> {
  kind: K
  created: Records[K]
  /** Texts in the order of the images. */
  alts: readonly Partial<AltTexts>[]
}

/** Sends the texts of a new record's images; resolves with the record as it is then. */
export async function describeImages<K extends RecordKind>({ kind, created, alts, onAltLost }: DescribeOptions<K>) {
  const { id = 0, image_list = [] } = created as Partial<EditableRecord>
  let { version } = created
  const onVersion = (next: number) => {
    version = next
  }
  try {
    for (const [index, alt] of alts.entries()) {
      const image = image_list[index]
      if (!image || Object.values(alt).every((text) => text === "")) continue
      const options = { params: { image: image.id }, json: altFields(alt), version, onVersion }
      await callRecord({ kind, id }, "PATCH /image/:image", options)
    }
  } catch {
    onAltLost()
  }
  return { ...created, version }
}
