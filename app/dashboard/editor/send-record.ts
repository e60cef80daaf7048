import { type LocalText, languages } from "#contract/language.ts"
import type { Image } from "#contract/image.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import type { SendOptions } from "../api/call-api.ts"
import { type RecordAddress, callRecord } from "../api/call-record.ts"
import type { Records } from "../api/calls.ts"
import { isCode } from "../api/error-text.ts"
import { type EditAction, type EditState, changedFields, pick } from "./edit-state.ts"
import { jsonValues } from "./json-values.ts"
import { altFields, changedAlt } from "./pictures.ts"

export interface FormRecord {
  id: number
  version: number
  updated_at: string
  image_list: Image[]
}

/** The kinds that are edited in a form of their own. */
export type FormKind = Exclude<RecordKind, "page" | "settings">

export interface SendTarget<K extends FormKind> {
  /** Names the record in calls, in history and, with its id or `unsavedAs`, in unsaved input. */
  kind: K
  /** The record that a new one is posted below. */
  parent?: string
  /** Null for one that does not exist yet. */
  record: Records[K] | null
  /** Field of the multipart body that carries files; null where there are none. */
  upload: { field: string; isRequired: boolean } | null
}

export interface Sending {
  files: readonly File[]
  onProgress: (share: number) => void
  report: (action: EditAction) => void
  /** A new record is stored, but not the text of its image: sending it all again would make a second one. */
  onAltLost: (error: unknown) => void
  /** The record's one image was taken away. */
  onImageGone: (image: Image) => void
}

/**
 * Sends a form's record: all values of a new one, the changed ones of a stored one with the version that they were made on;
 * then takes its one image away or sends that image's text. What is stored is told at once, so that after a failure only the rest is still unsaved.
 */
export async function sendRecord<K extends FormKind>(
  target: SendTarget<K>,
  from: EditState,
  sending: Sending,
): Promise<Records[K]> {
  const { kind, record } = target
  const { fields, pictures } = from.typed
  const isSame = record !== null && changedFields(from).length === 0 && sending.files.length === 0
  const stored = isSame ? record : await sendFields(target, from, sending)
  if (record) sending.report({ type: "saved", sent: fields, stored: fields, version: stored.version })
  const [gone] = pictures.filter(({ isGone }) => isGone)
  if (record && gone && sending.files.length === 0)
    return { ...stored, ...(await removeImages(stored, { kind, id: record.id }, gone.id, sending)) }
  try {
    const version = await sendAltTexts(stored, { kind, id: stored.id }, from, sending.files.length > 0)
    if (record && version !== stored.version) sending.report({ type: "saved", version })
    return { ...stored, version }
  } catch (error) {
    if (record) throw error
    sending.onAltLost(error)
  }
  return stored
}

function sendFields<K extends FormKind>(
  { kind, parent, record, upload }: SendTarget<K>,
  from: EditState,
  { files, onProgress }: Sending,
): Promise<Records[K]> {
  const { fields } = from.typed
  const values = record ? pick(fields, changedFields(from)) : fields
  const send = (body: SendOptions) =>
    record
      ? callRecord({ kind, id: record.id }, "PATCH", { version: from.version, ...body })
      : callRecord({ kind, id: parent ?? null }, "POST", body)
  if (!upload) return send({ json: jsonValues(values) })
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  for (const file of files) form.append(upload.field, file)
  return send({ form, onProgress })
}

async function removeImages(
  { image_list, version: stored }: FormRecord,
  at: RecordAddress<FormKind>,
  picture: number,
  { report, onImageGone }: Sending,
): Promise<Pick<FormRecord, "image_list" | "version">> {
  let version = stored
  const onVersion = (next: number) => {
    version = next
  }
  for (const image of image_list) {
    try {
      await callRecord(at, "DELETE /image/delete", { json: { path: image.path }, version, onVersion })
      onImageGone(image)
    } catch (error) {
      // Somebody else has taken it away: that is what was wanted.
      if (!isCode(error, "not_found")) throw error
    }
  }
  report({ type: "gone", id: picture, isGone: false })
  report({ type: "saved", version })
  return { image_list: [], version }
}

/** Sends the texts of the record's one image; a new image takes all that the form holds. Returns the record's version then. */
async function sendAltTexts(
  { image_list: [image], version: stored }: FormRecord,
  at: RecordAddress<FormKind>,
  { stored: before, typed }: EditState,
  isNew: boolean,
): Promise<number> {
  const [picture] = typed.pictures
  if (!image || !picture) return stored
  const empty = Object.fromEntries(languages.map((language) => [language, ""])) as LocalText
  const isTyped = Object.keys(changedAlt(isNew ? empty : before.pictures[0]?.alt, picture.alt)).length > 0
  if (!isTyped) return stored
  let version = stored
  const onVersion = (next: number) => {
    version = next
  }
  const json = altFields(picture.alt)
  await callRecord(at, "PATCH /image/:image", { params: { image: image.id }, json, version, onVersion })
  return version
}
