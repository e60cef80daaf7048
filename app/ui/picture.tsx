/** A stored picture; `sizes` lists the widths in px that are ready, and only those are named. */
export interface PictureFile {
  path: string
  width: number
  height: number
  sizes: { avif: number[]; webp: number[]; fallback: number[]; og?: boolean }
}

interface PictureProps {
  image: PictureFile
  alt: string
  /** The HTML `sizes` attribute: how wide the layout shows it. */
  sizes: string
  /** For the one picture that is seen first. */
  eager?: boolean
  className?: string
}

export function Picture({ image, alt, sizes, eager = false, className }: PictureProps) {
  const { avif, webp, fallback } = image.sizes
  return (
    <picture>
      {avif.length > 0 && <source type="image/avif" srcSet={srcSet(image, avif, "avif")} sizes={sizes} />}
      {webp.length > 0 && <source type="image/webp" srcSet={srcSet(image, webp, "webp")} sizes={sizes} />}
      <img
        src={pictureAddress(image, fallback.at(-1))}
        srcSet={fallback.length > 1 ? srcSet(image, fallback) : undefined}
        sizes={fallback.length > 1 ? sizes : undefined}
        alt={alt}
        width={image.width}
        height={image.height}
        loading={eager ? "eager" : "lazy"}
        decoding={eager ? "sync" : "async"}
        fetchPriority={eager ? "high" : "auto"}
        className={className}
      />
    </picture>
  )
}

const srcSet = (image: PictureFile, widths: number[], extension?: string) =>
  widths.map((width) => `${pictureAddress(image, width, extension)} ${width}w`).join(", ")

/** `/media/<hash>-640.avif`; without a width the picture itself. */
export function pictureAddress({ path }: Pick<PictureFile, "path">, width?: number, extension?: string): string {
  if (width === undefined) return `/${path}`
  const dot = path.lastIndexOf(".")
  return `/${path.slice(0, dot)}-${width}.${extension ?? path.slice(dot + 1)}`
}
