import { preload } from "react-dom"
import { type PictureFile, pictureAddress } from "../ui/picture.tsx"

/** Preloads the first visible picture before the styles are read; `sizes` is its HTML attribute. */
export function preloadPicture(image: PictureFile, sizes: string): void {
  // A stored picture has no smaller files in the first minutes.
  if (image.sizes.avif.length === 0) return
  preload(pictureAddress(image, image.width, "avif"), {
    as: "image",
    imageSrcSet: image.sizes.avif.map((width) => `${pictureAddress(image, width, "avif")} ${width}w`).join(", "),
    imageSizes: sizes,
    type: "image/avif",
    fetchPriority: "high",
  })
}
