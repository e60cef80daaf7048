import type { Image } from "#contract/image.ts"
import { callApi } from "../api/call-api.ts"
import { type EditAction, type EditState, changedKeys, pick } from "./edit-state.ts"
import { jsonValues } from "./json-values.ts"
import { orderKey, parseAltKey, readOrder } from "./picture-keys.ts"
import { type EditableRecord, fieldValues } from "./record-values.ts"

interface SaveTarget {
  /** The record's address in the API. */
  path: string
  fields: readonly string[]
  images: readonly Image[]
}

/**
 * Saves what has changed: the record's fields with the version they were made on, then the pictures' order and texts. Each
 * part that is stored is told at once, so that after a failure only the rest is still unsaved. Resolves with the record when
 * its fields were saved.
 */
export async function saveRecord<R extends EditableRecord>(
  { path, fields, images }: SaveTarget,
  state: EditState,
  tell: (action: EditAction) => void,
): Promise<R | null> {
  const changed = changedKeys(state)
  const { values } = state
  let stored: R | null = null
  let { version } = state
  const onVersion = (next: number) => {
    version = next
  }
  const sent = pick(
    values,
    changed.filter((key) => fields.includes(key)),
  )
  if (Object.keys(sent).length > 0) {
    stored = await callApi<R>(path, { method: "PATCH", json: jsonValues(sent), version })
    version = stored.version
    tell({ type: "saved", sent, stored: fieldValues(stored, fields), version: stored.version })
  }
  if (changed.includes(orderKey)) {
    const paths = readOrder(values[orderKey]).map((image) => images.find((other) => other.id === image)?.path)
    await callApi(`${path}/image/order`, {
      method: "PATCH",
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
    await callApi(`${path}/image/${image.id}`, { method: "PATCH", json: texts, version, onVersion })
    tell({ type: "saved", sent: pick(values, keys), stored: pick(values, keys), version })
  }
  return stored && { ...stored, version }
}
