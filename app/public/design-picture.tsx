import { preload } from "react-dom"
import { type SitePicture, sitePicturePath, sitePictureSet } from "./site-pictures.ts"

interface DesignPictureProps {
  picture: SitePicture
  alt: string
  /** The HTML `sizes` attribute: how wide the layout shows it. */
  sizes: string
  /** For the one picture that is seen first: it is fetched before the styles are read. */
  first?: boolean
  className?: string | undefined
}

/** A picture of the design, in the width and format that the reader's browser wants. */
export function DesignPicture({ picture, alt, sizes, first = false, className }: DesignPictureProps) {
  const avif = sitePictureSet(picture, "avif")
  const fallback = sitePicturePath(picture, picture.fallback.at(-1) ?? picture.width, "jpg")
  if (first)
    preload(fallback, { as: "image", imageSrcSet: avif, imageSizes: sizes, type: "image/avif", fetchPriority: "high" })
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={sitePictureSet(picture, "webp")} sizes={sizes} />
      <img
        src={fallback}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={first ? "eager" : "lazy"}
        decoding={first ? "sync" : "async"}
        fetchPriority={first ? "high" : "auto"}
        className={className}
      />
    </picture>
  )
}
