import { createHash } from "node:crypto"
import pLimit from "p-limit"
import type { Sharp } from "sharp"
import { AppError, fieldError } from "#server/app-error.ts"
import { dashboardLimits } from "#contract/dashboard-limits.ts"

const longestSide = 2_400
// A picture of 40 megapixels with 16 bits per channel takes 240 MB and more while decoding.
const decodeOneAtATime = pLimit(1)

export interface AcceptedImage {
  hash: string
  extension: "jpg" | "png"
  width: number
  height: number
  bytes: Uint8Array
}

/**
 * Converts an upload into the stored picture: upright, without metadata, at most 2400 px wide or high, JPEG, or PNG for
 * transparency or drawings. Runs one at a time. Throws `too_large` (bytes, pixels, frames) or `wrong_type`.
 */
export async function acceptImage(upload: Uint8Array): Promise<AcceptedImage> {
  if (upload.byteLength > dashboardLimits.imageBytes)
    throw new AppError("too_large", { detail: "PNG, JPG, GIF up to 10MB" })
  if (upload.byteLength === 0) throw refused(null)
  // Loaded lazily: most processes run for days before somebody uploads a picture.
  const { isPicture, openPicture } = await import("./picture-decoder.ts")
  if (!isPicture(upload)) throw refused(null)
  return decodeOneAtATime(() => decode(openPicture(upload, dashboardLimits.imagePixels)))
}

async function decode(image: Sharp): Promise<AcceptedImage> {
  const metadata = await image.metadata().catch((cause: unknown) => {
    throw refused(cause)
  })
  const { width, height, format, pages = 1, hasAlpha } = metadata
  if (
    width * height > dashboardLimits.imagePixels ||
    Math.max(width, height) > dashboardLimits.imageSide ||
    pages > dashboardLimits.imageFrames
  )
    throw new AppError("too_large", {
      detail: `At most ${dashboardLimits.imagePixels / 1_000_000} megapixels and ${dashboardLimits.imageSide} px a side`,
    })
  const keepsPng = format === "png" || format === "gif" || hasAlpha
  const upright = image
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
  const encoded = await (keepsPng ? upright.png({ compressionLevel: 9 }) : upright.jpeg({ quality: 86, mozjpeg: true }))
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw refused(cause)
    })
  return {
    hash: createHash("sha256").update(encoded.data).digest("hex").slice(0, 32),
    extension: keepsPng ? "png" : "jpg",
    width: encoded.info.width,
    height: encoded.info.height,
    bytes: encoded.data,
  }
}

const refused = (cause: unknown) =>
  cause instanceof Error && cause.message.includes("pixel limit")
    ? new AppError("too_large", { cause })
    : new AppError("wrong_type", {
        detail: "PNG, JPG, GIF up to 10MB",
        errors: [fieldError("image", "wrong_image")],
        cause,
      })
