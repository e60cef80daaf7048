/** A stored picture; `sizes` lists the widths in px that are ready, and only those are named. */
export interface PictureFile {
  path: string
  width: number
  height: number
  sizes: { avif: number[]; webp: number[]; fallback: number[]; og?: boolean }
  /** What stays in sight where the picture is cropped: a cell of a grid of 5 × 5, counted by rows; the middle unless said. */
  focus?: number
}

interface PictureProps {
  image: PictureFile
  alt: string
  /** The HTML `sizes` attribute: how wide the layout shows it. */
  sizes: string
  /** The widest file that this place can use, in px; wider ones are not named. */
  most?: number
  /** For the one picture that is seen first. */
  eager?: boolean
  className?: string
}

const widest = 1_600
// Only browsers from before 2020 take it; the sets of the two formats are what counts.
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

/** The classes of a focal point, which `focal-point.css` knows; none for the middle. */
export const focusClass = (focus = 12): string =>
  focus === 12 ? "" : `focal-x${focus % 5} focal-y${Math.floor(focus / 5)}`

/** The widths that a place can use, and the smallest one where all are too wide. */
const upTo = (widths: readonly number[], most: number) => widths.filter((width, index) => width <= most || index === 0)

const srcSet = (image: PictureFile, widths: readonly number[], extension?: string) =>
  widths.map((width) => `${pictureAddress(image, width, extension)} ${width}w`).join(", ")

/** `/media/<hash>-640.avif`; without a width the picture itself. */
export function pictureAddress({ path }: Pick<PictureFile, "path">, width?: number, extension?: string): string {
  if (width === undefined) return `/${path}`
  const dot = path.lastIndexOf(".")
  return `/${path.slice(0, dot)}-${width}.${extension ?? path.slice(dot + 1)}`
}
