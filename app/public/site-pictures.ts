import type { PictureFile } from "../ui/picture.tsx"

/** A picture of the design, not of the database; its files are made by `tooling/make-site-pictures.ts`. */
export interface SitePicture {
  name: string
  /** Raised when the picture changes, because its files are served as immutable. */
  version: number
  width: number
  height: number
  /** Widths in px of the AVIF and WebP files. */
  widths: readonly number[]
  /** Widths of the JPEG files; few, because hardly any browser requests them. */
  fallback: readonly number[]
}

const hero = {
  version: 1,
  width: 2400,
  height: 1350,
  widths: [640, 768, 960, 1280, 1600, 1920, 2400],
  fallback: [1280],
}
const about = { version: 1, width: 1600, height: 1200, widths: [480, 800, 1200, 1600], fallback: [800] }
const banner = { version: 1, width: 2400, height: 800, widths: [480, 800, 1200, 1600], fallback: [1200] }

export const sitePictures = {
  hero1: { name: "hero-1", ...hero },
  hero2: { name: "hero-2", ...hero },
  about1: { name: "about-1", ...about },
  about2: { name: "about-2", ...about },
  bannerSpareParts: { name: "banner-spare-parts", ...banner },
  bannerPreOrder: { name: "banner-pre-order", ...banner },
  bannerCareers: { name: "banner-careers", ...banner },
  bannerPrivacy: { name: "banner-privacy", ...banner },
  bannerContact: { name: "banner-contact", ...banner },
} satisfies Record<string, SitePicture>

export type SitePictureFormat = "avif" | "webp" | "jpg"

export const sitePicturePath = ({ name, version }: SitePicture, width: number, format: SitePictureFormat) =>
  `/pictures/${name}-v${version}-${width}.${format}`

/** Returns the picture in the form of stored ones, whose file names follow the same pattern. */
export const sitePictureFile = ({ name, version, width, height, widths, fallback }: SitePicture): PictureFile => ({
  path: `pictures/${name}-v${version}.jpg`,
  width,
  height,
  sizes: { avif: [...widths], webp: [...widths], fallback: [...fallback], og: true },
})
