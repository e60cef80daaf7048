import { preload } from "react-dom"
import { Picture, type PictureFile, pictureAddress } from "../ui/picture.tsx"
import { type SitePicture, sitePictureFile } from "./site-pictures.ts"

interface DesignPictureProps {
  picture: SitePicture
  alt: string
  /** HTML `sizes` attribute: display width in the layout. */
  sizes: string
  /** For the first visible picture, which `preloadPicture` fetches ahead. */
  first?: boolean
  className?: string
}

/** A picture of the design, in the browser's preferred width and format. */
export function DesignPicture({ picture, first = false, ...rest }: DesignPictureProps) {
  return <Picture image={sitePictureFile(picture)} eager={first} {...rest} />
}

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
