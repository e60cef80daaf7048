import type { Image } from "#contract/image.ts"

/** The address of the smallest size that is ready and at least `width` px wide, else of the picture itself. */
export function imageSource({ path, sizes }: Pick<Image, "path" | "sizes">, width: number): string {
  const fits = sizes.webp.filter((ready) => ready >= width)
  if (fits.length === 0) return `/${path}`
  return `/${path.replace(/\.\w+$/u, "")}-${Math.min(...fits)}.webp`
}
