import { Picture } from "../ui/picture.tsx"
import { type SitePicture, sitePictureFile } from "./site-pictures.ts"

interface DesignPictureProps {
  picture: SitePicture
  alt: string
  /** HTML `sizes` attribute: display width in the layout. */
  sizes: string
  /** For the first visible picture, which preload-picture.ts also preloads. */
  first?: boolean
  className?: string
}

/** A picture of the design, in the browser's preferred width and format. */
export function DesignPicture({ picture, first = false, ...rest }: DesignPictureProps) {
  return <Picture image={sitePictureFile(picture)} eager={first} {...rest} />
}
