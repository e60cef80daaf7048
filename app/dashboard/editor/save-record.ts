import type { Image } from "#contract/image.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import { type RecordAddress, callRecord } from "../api/call-record.ts"
import type { Records } from "../api/calls.ts"
import { type EditAction, type EditState, changedKeys, pick } from "./edit-state.ts"
import { jsonValues } from "./json-values.ts"
import { orderKey, parseAltKey, readOrder } from "./picture-keys.ts"
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
  tell: (action: EditAction) => void,
): Promise<Records[K] | null> {
  const changed = changedKeys(state)
  const { values } = state
  let stored: Records[K] | null = null
  let { version } = state
  const onVersion = (next: number) => {
    version = next
  }
  const sent = pick(
    values,
    changed.filter((key) => fields.includes(key)),
  )
  if (Object.keys(sent).length > 0) {
    stored = await callRecord(at, "PATCH", { json: jsonValues(sent), version })
    version = stored.version
    tell({ type: "saved", sent, stored: fieldValues(stored, fields), version: stored.version })
  }
  if (changed.includes(orderKey)) {
    const paths = readOrder(values[orderKey]).map((image) => images.find((other) => other.id === image)?.path)
    await callRecord(at, "PATCH /image/order", {
      json: { paths: paths.filter((path) => path !== undefined) },
      version,
      onVersion,
    })
    tell({ type: "saved", sent: pick(values, [orderKey]), stored: pick(values, [orderKey]), version })
  }
  for (const image of images) {
    const keys = changed.filter((key) => parseAltKey(key)?.id === image.id)
    if (keys.length === 0) continue
    const texts = Object.fromEntries(keys.map((key) => [`alt_${parseAltKey(key)?.language ?? ""}`, values[key] ?? ""]))
    await callRecord(at, "PATCH /image/:image", { params: { image: image.id }, json: texts, version, onVersion })
    tell({ type: "saved", sent: pick(values, keys), stored: pick(values, keys), version })
  }
  return stored && { ...stored, version }
}
