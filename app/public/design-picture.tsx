import { Picture } from "../ui/picture.tsx"
import { type SitePicture, sitePictureFile } from "./site-pictures.ts"

interface DesignPictureProps {
  picture: SitePicture
  alt: string
  /** The HTML `sizes` attribute: how wide the layout shows it. */
  sizes: string
  /** For the one picture that is seen first; preload-picture.ts has it fetched earlier still. */
  first?: boolean
  className?: string
}

/** A picture of the design, in the width and format that the reader's browser wants. */
export function DesignPicture({ picture, first = false, ...rest }: DesignPictureProps) {
  return <Picture image={sitePictureFile(picture)} eager={first} {...rest} />
}
