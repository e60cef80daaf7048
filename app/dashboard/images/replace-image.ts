import type { Image } from "#contract/image.ts"
import { callApi } from "../api/call-api.ts"

/** Puts an image in the place of the one that a record has, if there is one; it has a version of its own. */
export function replaceImage(path: string, file: File, onProgress: (share: number) => void): Promise<Image> {
  const form = new FormData()
  form.set("image", file)
  return callApi<Image>(`${path}/image/add`, { method: "POST", form, onProgress })
}
