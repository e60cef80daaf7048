import type { RecordKind } from "#contract/record-constants.ts"
import { callRecord } from "../api/call-record.ts"
import type { Records } from "../api/calls.ts"
import type { EditState } from "../editor/edit-state.ts"
import { altFields } from "../editor/pictures.ts"
import type { EditableRecord } from "../editor/record-values.ts"

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
