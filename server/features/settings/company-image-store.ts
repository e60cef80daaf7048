import { createHash } from "node:crypto"
import {
  type CompanyImage,
  companyImageBytes,
  companyImageSide,
  mapCompanyImages,
} from "#contract/company-image-constants.ts"
import { AppError, fieldError, invalid } from "#server/app-error.ts"
import type { Database } from "#server/db/dialects/database.ts"

/** Longest side in px of what is stored; a logo is shown with 46. */
const longestSide = 512
const pixelLimit = 40_000_000

/** Returns the paths of the company's pictures below `/`; "" for those of the design. */
export async function readCompanyImages(db: Database): Promise<Record<CompanyImage, string>> {
  const rows = await db.selectFrom("company_image").select(["name", "hash"]).execute()
  const paths = new Map(rows.map(({ name, hash }) => [name, `company/${name}-${hash}.png`]))
  return mapCompanyImages((name) => paths.get(name) ?? "")
}

/** Stores a PNG or WebP picture as PNG; throws `invalid` for another type, and for one below 64 px. */
export async function storeCompanyImage(db: Database, name: CompanyImage, upload: Uint8Array): Promise<void> {
  const { bytes, width, height } = await encode(upload)
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32)
  const row = { hash, width, height, bytes }
  await db
    .insertInto("company_image")
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
    .execute()
}

async function encode(upload: Uint8Array) {
  if (upload.byteLength > companyImageBytes)
    throw new AppError("invalid", { errors: [fieldError("image", "too_large", "At most 1 MB")] })
  const { isPicture, openPicture } = await import("#server/media/picture-decoder.ts")
  if (!isPicture(upload)) throw invalid("image", "wrong_type")
  const image = openPicture(upload, pixelLimit)
  const metadata = await image.metadata().catch((cause: unknown) => {
    throw new AppError("invalid", { errors: [fieldError("image", "wrong_type")], cause })
  })
  if (metadata.format !== "png" && metadata.format !== "webp") throw invalid("image", "wrong_type")
  if (Math.min(metadata.width, metadata.height) < companyImageSide) throw invalid("image", "too_small")
  const { data, info } = await image
    .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: new Uint8Array(data), width: info.width, height: info.height }
}
