import type { Image } from "#contract/image.ts"

/** Returns the URL of the smallest available size of at least `width` px, else of the picture itself. */
export function imageSource({ path, sizes }: Pick<Image, "path" | "sizes">, width: number): string {
  const fits = sizes.webp.filter((ready) => ready >= width)
  if (fits.length === 0) return `/${path}`
  return `/${path.replace(/\.\w+$/u, "")}-${Math.min(...fits)}.webp`
}
