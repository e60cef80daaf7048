/**
 * Widths in px that the layouts use (672: a phone's content width at double density); a picture gets those below its
 * own width, and its own.
 */
const pictureWidths = [320, 672, 960, 1280, 1600] as const

export type PictureFormat = "avif" | "webp" | "jpg" | "png" | "og"

/** Available widths, by format; "fallback" is the stored format, JPEG or PNG. */
export interface ReadySizes {
  avif: number[]
  webp: number[]
  fallback: number[]
  /** Whether the JPEG of 1200×630 px for social sites exists. */
  og: boolean
}

export const noSizes: ReadySizes = { avif: [], webp: [], fallback: [], og: false }

export const ogSize = { width: 1_200, height: 630 } as const

export function widthsFor(width: number): number[] {
  const smaller = pictureWidths.filter((candidate) => candidate < width)
  return width > 1_600 ? [...smaller, Math.min(width, 2_400)] : [...smaller, width]
}

export const mimeTypes: Record<PictureFormat, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
  og: "image/jpeg",
}

export const picturePath = (hash: string, extension: "jpg" | "png") => `media/${hash}.${extension}`
