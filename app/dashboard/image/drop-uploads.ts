import type { Image } from "#contract/image.ts"
import { callApi } from "../api/call-api.ts"
import type { UploadOwner } from "./use-uploads.ts"

/** Throws away images that were uploaded for a record and not saved; what cannot be reached now is forgotten after a week. */
export function dropUploads({ kind, id }: UploadOwner, images: readonly Pick<Image, "id">[]): void {
  for (const image of images)
    callApi("DELETE /draft/:kind/:id/image/:image", { params: { kind, id, image: image.id } }).catch(() => {})
}
