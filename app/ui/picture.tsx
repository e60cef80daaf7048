/** A stored picture; `sizes` lists the available widths in px, and only those are used. */
export interface PictureFile {
  path: string
  width: number
  height: number
  sizes: { avif: number[]; webp: number[]; fallback: number[]; og?: boolean }
  /** Visible part of a cropped picture: a cell of a 5 × 5 grid, counted row by row; default the centre. */
  focus?: number
}

interface PictureProps {
  image: PictureFile
  alt: string
  /** HTML `sizes` attribute: display width in the layout. */
  sizes: string
  /** Maximum width in px for this layout; wider files are not offered. */
  most?: number
  /** For the first visible picture. */
  eager?: boolean
  className?: string
}

const widest = 1_600
// Only browsers older than 2020 use it; others choose from the two source sets.
const fallbackWidth = 960

export function Picture({ image, alt, sizes, most = widest, eager = false, className }: PictureProps) {
  const { fallback } = image.sizes
  const avif = upTo(image.sizes.avif, most)
  const webp = upTo(image.sizes.webp, most)
  return (
    <picture>
      {avif.length > 0 && <source type="image/avif" srcSet={srcSet(image, avif, "avif")} sizes={sizes} />}
      {webp.length > 0 && <source type="image/webp" srcSet={srcSet(image, webp, "webp")} sizes={sizes} />}
      <img
        src={pictureAddress(image, upTo(fallback, Math.min(most, fallbackWidth)).at(-1))}
        alt={alt}
        width={image.width}
        height={image.height}
        loading={eager ? "eager" : "lazy"}
        decoding={eager ? "sync" : "async"}
        fetchPriority={eager ? "high" : undefined}
        className={[className, focusClass(image.focus)].filter(Boolean).join(" ") || undefined}
      />
    </picture>
  )
}

/** Returns the classes of a focal point in `elements.css`; none for the centre. */
export const focusClass = (focus = 12): string =>
  focus === 12 ? "" : `focal-x${focus % 5} focal-y${Math.floor(focus / 5)}`

/** Returns the usable widths, or the smallest one when all are too wide. */
const upTo = (widths: readonly number[], most: number) => widths.filter((width, index) => width <= most || index === 0)

const srcSet = (image: PictureFile, widths: readonly number[], extension?: string) =>
  widths.map((width) => `${pictureAddress(image, width, extension)} ${width}w`).join(", ")

/** Returns `/media/<hash>-640.avif`; without a width the picture itself. */
export function pictureAddress({ path }: Pick<PictureFile, "path">, width?: number, extension?: string): string {
  if (width === undefined) return `/${path}`
  const dot = path.lastIndexOf(".")
  return `/${path.slice(0, dot)}-${width}.${extension ?? path.slice(dot + 1)}`
}
