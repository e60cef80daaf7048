import type { PagePart } from "#contract/text-page.ts"
import { callApi } from "../api/call-api.ts"
import { type EditState, changedKeys, pick } from "../editor/edit-state.ts"
import { replaceImage } from "../images/replace-image.ts"

/**
 * Saves a stored part: its new image first, which has a version of its own, then the changed texts with the version they were
 * made on. When the texts are refused the image goes again with the next attempt and takes the same place.
 */
export async function savePagePart(
  part: PagePart,
  from: EditState,
  files: readonly File[],
  onProgress: (share: number) => void,
): Promise<PagePart> {
  const path = `/page/page-part/${part.id}`
  const [file] = files
  const image_list = file ? [await replaceImage(path, file, onProgress)] : part.image_list
  const changed = changedKeys(from)
  if (changed.length === 0) return { ...part, image_list }
  return callApi<PagePart>(path, { method: "PATCH", json: pick(from.values, changed), version: from.version })
}
