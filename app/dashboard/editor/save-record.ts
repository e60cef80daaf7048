import type { Image } from "#contract/image.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import { type RecordAddress, callRecord } from "../api/call-record.ts"
import type { Records } from "../api/calls.ts"
import { type EditAction, type EditState, changedFields, pick } from "./edit-state.ts"
import { jsonValues } from "./json-values.ts"
import { altFields, changedAlt, pictureChanges } from "./pictures.ts"
import { fieldValues } from "./record-values.ts"

interface SaveTarget<K extends RecordKind> {
  at: RecordAddress<K>
  fields: readonly string[]
  images: readonly Image[]
}

/**
 * Saves what has changed: the record's fields with the version they were made on, then the pictures' order and texts. Each
 * part that is stored is told at once, so that after a failure only the rest is still unsaved. Resolves with the record when
 * its fields were saved.
 */
export async function saveRecord<K extends RecordKind>(
  { at, fields, images }: SaveTarget<K>,
  state: EditState,
  report: (action: EditAction) => void,
): Promise<Records[K] | null> {
  const { typed } = state
  let stored: Records[K] | null = null
  let { version } = state
  const onVersion = (next: number) => {
    version = next
  }
  const sent = pick(typed.fields, changedFields(state))
  if (Object.keys(sent).length > 0) {
    stored = await callRecord(at, "PATCH", { json: jsonValues(sent), version })
    version = stored.version
    report({ type: "saved", sent, stored: fieldValues(stored, fields), version })
  }
  if (pictureChanges(state.stored.pictures, typed.pictures).includes("order")) {
    const ids = typed.pictures.map(({ id }) => id)
    const paths = ids.flatMap((id) => images.find((image) => image.id === id)?.path ?? [])
    await callRecord(at, "PATCH /image/order", { json: { paths }, version, onVersion })
    report({ type: "order-saved", ids, version })
  }
  for (const { id, alt } of typed.pictures) {
    const texts = changedAlt(state.stored.pictures.find((picture) => picture.id === id)?.alt, alt)
    if (Object.keys(texts).length === 0) continue
    await callRecord(at, "PATCH /image/:image", { params: { image: id }, json: altFields(texts), version, onVersion })
    report({ type: "alt-saved", id, alt, version })
  }
  return stored && { ...stored, version }
}
