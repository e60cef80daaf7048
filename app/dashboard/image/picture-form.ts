import type { Image } from "#contract/image.ts"
import type { EditAction, EditState } from "../editor/edit-state.ts"
import type { UploadState } from "../editor/use-after-uploads.ts"
import type { UploadOwner } from "./use-uploads.ts"

/** A form with pictures of a stored record. */
export interface PictureForm {
  state: EditState
  dispatch: (action: EditAction) => void
  errors: Readonly<Record<string, string>>
  /** Target of uploads. */
  at: UploadOwner
  /** All images that the form may show. */
  images: readonly Image[]
  /** Adds an uploaded or stored picture, in place of another one where it replaces it. */
  addUpload: (image: Image, replaces?: number) => void
  onUploading: (state: UploadState) => void
}
