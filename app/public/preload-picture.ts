import { preload } from "react-dom"
import { pictureAddress } from "../ui/picture.tsx"
import { type SitePicture, sitePictureFile } from "./site-pictures.ts"

/** Preloads the first visible picture before the styles are read; `sizes` is its HTML attribute. */
export function preloadPicture(picture: SitePicture, sizes: string): void {
  const image = sitePictureFile(picture)
  preload(pictureAddress(image, image.width, "avif"), {
    as: "image",
    imageSrcSet: image.sizes.avif.map((width) => `${pictureAddress(image, width, "avif")} ${width}w`).join(", "),
    imageSizes: sizes,
    type: "image/avif",
    fetchPriority: "high",
  })
}
