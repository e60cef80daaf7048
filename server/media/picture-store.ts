import type { Database } from "#server/db/dialects/database.ts"
import { bumpContentVersion } from "#server/db/content-state.ts"
import type { AcceptedImage } from "./accept-image.ts"
import { type PictureFormat, type ReadySizes, noSizes, picturePath } from "./picture-sizes.ts"

/** Stores a picture's bytes once, whatever the number of records that show it. */
export async function storePicture(db: Database, picture: AcceptedImage, now: string): Promise<void> {
  const { bytes, ...facts } = picture
  await db
    .insertInto("picture")
    .values({ ...facts, bytes: new Uint8Array(bytes), sizes: JSON.stringify(noSizes), pending: 1, created_at: now })
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .execute()
}

export async function findPicture(db: Database, hash: string) {
  return db.selectFrom("picture").select(["bytes", "extension"]).where("hash", "=", hash).executeTakeFirst()
}

/** Returns path and available sizes of pictures, by hash; for use without the owning record. */
export async function listPictureFiles(
  db: Database,
  hashes: readonly string[],
): Promise<Map<string, { path: string; width: number; height: number; sizes: ReadySizes }>> {
  if (hashes.length === 0) return new Map()
  const rows = await db
    .selectFrom("picture")
    .select(["hash", "extension", "width", "height", "sizes"])
    .where("hash", "in", hashes)
    .execute()
  return new Map(
    rows.map(({ hash, extension, sizes, ...size }) => [
      hash,
      { path: picturePath(hash, extension), ...size, sizes: JSON.parse(sizes) as ReadySizes },
    ]),
  )
}

export async function findPictureSize(db: Database, hash: string, width: number, format: PictureFormat) {
  return db
    .selectFrom("picture_size")
    .select("bytes")
    .where("hash", "=", hash)
    .where("width", "=", width)
    .where("format", "=", format)
    .executeTakeFirst()
}

export interface PendingPicture {
  hash: string
  extension: "jpg" | "png"
  width: number
  bytes: Uint8Array
}

export async function nextPendingPicture(db: Database): Promise<PendingPicture | undefined> {
  return db
    .selectFrom("picture")
    .select(["hash", "extension", "width", "bytes"])
    .where("pending", "=", 1)
    .orderBy("created_at")
    .orderBy("hash")
    .limit(1)
    .executeTakeFirst()
}

export interface MadeSize {
  width: number
  format: PictureFormat
  bytes: Uint8Array
}

/** Stores all sizes of a picture at once, which makes pages use them. */
export async function keepSizes(db: Database, hash: string, made: readonly MadeSize[]): Promise<void> {
  const widths = (...formats: PictureFormat[]) =>
    made
      .filter((size) => formats.includes(size.format))
      .map((size) => size.width)
      .toSorted((a, b) => a - b)
  const sizes: ReadySizes = {
    avif: widths("avif"),
    webp: widths("webp"),
    fallback: widths("jpg", "png"),
    og: widths("og").length > 0,
  }
  await db.transaction().execute(async (trx) => {
    for (const size of made)
      await trx
        .insertInto("picture_size")
        .values({ hash, ...size })
        .onConflict((conflict) => conflict.columns(["hash", "width", "format"]).doNothing())
        .execute()
    await trx
      .updateTable("picture")
      .set({ sizes: JSON.stringify(sizes), pending: 0 })
      .where("hash", "=", hash)
      .execute()
    await bumpContentVersion(trx)
  })
}

export async function markSizesFailed(db: Database, hash: string): Promise<void> {
  await db.updateTable("picture").set({ pending: 2 }).where("hash", "=", hash).execute()
}
