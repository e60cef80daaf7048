import { preload } from "react-dom"
import { Picture, pictureAddress } from "../ui/picture.tsx"
import { type SitePicture, sitePictureFile } from "./site-pictures.ts"

interface DesignPictureProps {
  picture: SitePicture
  alt: string
  /** The HTML `sizes` attribute: how wide the layout shows it. */
  sizes: string
  /** For the one picture that is seen first: it is fetched before the styles are read. */
  first?: boolean
  className?: string
}

/** A picture of the design, in the width and format that the reader's browser wants. */
export function DesignPicture({ picture, first = false, ...rest }: DesignPictureProps) {
  const image = sitePictureFile(picture)
  if (first)
    preload(pictureAddress(image, image.width, "avif"), {
      as: "image",
      imageSrcSet: image.sizes.avif.map((width) => `${pictureAddress(image, width, "avif")} ${width}w`).join(", "),
      imageSizes: rest.sizes,
      type: "image/avif",
      fetchPriority: "high",
    })
  return <Picture image={image} eager={first} {...rest} />
}
