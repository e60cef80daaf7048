import type { Image } from "#contract/image.ts"
import { languages } from "#contract/language.ts"
import { callApi } from "../api/call-api.ts"
import { isCode } from "../api/error-text.ts"
import { type EditAction, type EditState, type Values, changedKeys, pick } from "./edit-state.ts"
import { altKey, goneKey, isPictureKey, onlyImage } from "./picture-keys.ts"
import { jsonValues } from "./json-values.ts"

export interface FormRecord {
  id: number
  version: number
  updated_at: string
  image_list: Image[]
}

export interface SendTarget<R> {
  /** Where a new record is posted; one that exists has its id behind it. */
  path: string
  /** Where a stored one is, when not there. */
  recordPath?: string
  /** Null for one that does not exist yet. */
  record: R | null
  /** Field of the multipart body that carries files; null where there are none. */
  upload: { field: string; isRequired: boolean } | null
}

export interface Sending {
  files: readonly File[]
  onProgress: (share: number) => void
  tell: (action: EditAction) => void
  /** A new record is stored, but not the text of its image: sending it all again would make a second one. */
  onAltLost: (error: unknown) => void
  /** The record's one image was taken away. */
  onImageGone: (image: Image) => void
}

const ownKeys = (values: Values): string[] => Object.keys(values).filter((key) => !isPictureKey(key))

/**
 * Sends a form's record: all values of a new one, the changed ones of a stored one with the version that they were made on;
 * then takes its one image away or sends that image's text. What is stored is told at once, so that after a failure only the rest is still unsaved.
 */
export async function sendRecord<R extends FormRecord>(
  target: SendTarget<R>,
  from: EditState,
  sending: Sending,
): Promise<R> {
  const own = { ...from, base: pick(from.base, ownKeys(from.base)), values: pick(from.values, ownKeys(from.values)) }
  const { record } = target
  const isSame = record !== null && changedKeys(own).length === 0 && sending.files.length === 0
  const stored = isSame ? record : await sendFields(target, own, sending)
  if (record) sending.tell({ type: "saved", sent: own.values, stored: own.values, version: stored.version })
  if (record && from.values[goneKey] === "yes" && sending.files.length === 0)
    return { ...stored, ...(await removeImages(stored, recordPath(target, record), sending)) }
  try {
    const version = await sendAltTexts(stored, recordPath(target, stored), from, sending.files.length > 0)
    if (record && version !== stored.version) sending.tell({ type: "saved", sent: {}, stored: {}, version })
    return { ...stored, version }
  } catch (error) {
    if (record) throw error
    sending.onAltLost(error)
  }
  return stored
}

function sendFields<R extends FormRecord>(
  of: SendTarget<R>,
  from: EditState,
  { files, onProgress }: Sending,
): Promise<R> {
  const { path, record, upload } = of
  const values = record ? pick(from.values, changedKeys(from)) : from.values
  const target = record ? recordPath(of, record) : path
  const call = { method: record ? "PATCH" : "POST", ...(record ? { version: from.version } : {}) } as const
  if (!upload) return callApi<R>(target, { ...call, json: jsonValues(values) })
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  for (const file of files) form.append(upload.field, file)
  return callApi<R>(target, { ...call, form, onProgress })
}

const recordPath = <R>({ path, recordPath: own }: SendTarget<R>, { id }: FormRecord): string => own ?? `${path}/${id}`

async function removeImages(
  { image_list, version: stored }: FormRecord,
  path: string,
  { tell, onImageGone }: Sending,
): Promise<Pick<FormRecord, "image_list" | "version">> {
  let version = stored
  const onVersion = (next: number) => {
    version = next
  }
  for (const image of image_list) {
    try {
      await callApi(`${path}/image/delete`, { method: "DELETE", json: { path: image.path }, version, onVersion })
      onImageGone(image)
    } catch (error) {
      // Somebody else has taken it away: that is what was wanted.
      if (!isCode(error, "not_found")) throw error
    }
  }
  tell({ type: "saved", sent: { [goneKey]: "yes" }, stored: { [goneKey]: "" }, version })
  return { image_list: [], version }
}

/** Sends the texts of the record's one image; a new image takes all that the form holds. Returns the record's version then. */
async function sendAltTexts(
  { image_list: [image], version: stored }: FormRecord,
  path: string,
  from: EditState,
  isNew: boolean,
): Promise<number> {
  const keys = languages.map((language) => altKey(onlyImage, language))
  const isTyped = keys.some((key) => (from.values[key] ?? "") !== (isNew ? "" : (from.base[key] ?? "")))
  if (!image || !isTyped) return stored
  const texts = Object.fromEntries(
    languages.map((language) => [`alt_${language}`, from.values[altKey(onlyImage, language)] ?? ""]),
  )
  let version = stored
  const onVersion = (next: number) => {
    version = next
  }
  await callApi(`${path}/image/${image.id}`, { method: "PATCH", json: texts, version, onVersion })
  return version
}
