import type { Image } from "#contract/image.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import type { SendOptions } from "../api/call-api.ts"
import { callRecord } from "../api/call-record.ts"
import type { Records } from "../api/calls.ts"
import { type EditAction, type EditState, changesOf } from "./edit-state.ts"
import { jsonValues } from "./json-values.ts"
import { altFields } from "./pictures.ts"
import { saveRecord } from "./save-record.ts"

export interface FormRecord {
  id: number
  version: number
  updated_at: string
  image_list: Image[]
}

/** Kinds with a form of their own. */
export type FormKind = Exclude<RecordKind, "page" | "settings">

export interface SendTarget<K extends FormKind> {
  /** Identifies the record in calls, history and, with its id or `unsavedAs`, in unsaved input. */
  kind: K
  /** Record below which a new one is posted. */
  parent?: string
  /** Null for a new record. */
  record: Records[K] | null
  /** Multipart field for the files of a new record; null without files. */
  upload: { field: string; isRequired: boolean } | null
}

export interface Sending {
  files: readonly File[]
  /** Images uploaded for a stored record. */
  uploads: readonly Image[]
  onProgress: (share: number) => void
  report: (action: EditAction) => void
  /** Called when a new record was stored without its image's text: resending would create a second record. */
  onAltLost: (error: unknown) => void
}

/**
 * Sends a form's record: a new one with all values and files, then its image's text; only the changes of a stored one,
 * in one call.
 */
export async function sendRecord<K extends FormKind>(
  target: SendTarget<K>,
  from: EditState,
  sending: Sending,
): Promise<Records[K]> {
  const { kind, record } = target
  if (record) {
    if (changesOf(from).length === 0) return record
    const fields = Object.keys(from.typed.fields)
    return saveRecord({ at: { kind, id: record.id }, fields, uploads: sending.uploads }, from, sending.report)
  }
  const created = await postRecord(target, from, sending)
  try {
    return { ...created, version: await sendAltTexts(created, kind, from) }
  } catch (error) {
    sending.onAltLost(error)
    return created
  }
}

function postRecord<K extends FormKind>(
  { kind, parent, upload }: SendTarget<K>,
  { typed: { fields } }: EditState,
  { files, onProgress }: Sending,
): Promise<Records[K]> {
  const send = (body: SendOptions) => callRecord({ kind, id: parent ?? null }, "POST", body)
  if (!upload) return send({ json: jsonValues(fields) })
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const file of files) form.append(upload.field, file)
  return send({ form, onProgress })
}

/** Sends the texts of a new record's image; returns the record's new version. */
async function sendAltTexts(
  { id, image_list: [image], version: stored }: FormRecord,
  kind: FormKind,
  { typed }: EditState,
): Promise<number> {
  const [picture] = typed.pictures
  if (!image || !picture || Object.values(picture.alt).every((text) => text === "")) return stored
  let version = stored
  const onVersion = (next: number) => {
    version = next
  }
  const json = altFields(picture.alt)
  await callRecord({ kind, id }, "PATCH /image/:image", { params: { image: image.id }, json, version, onVersion })
  return version
}
