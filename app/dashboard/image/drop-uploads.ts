import type { Image } from "#contract/image.ts"
import type { EditState } from "../editor/edit-state.ts"
import { type EditedPicture, shownPictures } from "../editor/pictures.ts"
import { callApi } from "../api/call-api.ts"
import type { UploadOwner } from "./use-uploads.ts"

/** Returns a form's uploads that no save has named. */
export function unsavedUploads<Upload extends Pick<Image, "id">>(
  { stored, typed }: Pick<EditState, "stored" | "typed">,
  uploads: readonly Upload[],
): Upload[] {
  const has = (pictures: readonly EditedPicture[], { id }: Upload) =>
    shownPictures(pictures).some((picture) => picture.id === id)
  return uploads.filter((upload) => has(typed.pictures, upload) && !has(stored.pictures, upload))
}

/** Discards images uploaded for a record and not saved; the server removes unreachable ones after a week. */
export function dropUploads({ kind, id }: UploadOwner, images: readonly Pick<Image, "id">[]): void {
  for (const image of images)
    callApi("DELETE /draft/:kind/:id/image/:image", { params: { kind, id, image: image.id } }).catch(() => {})
}
