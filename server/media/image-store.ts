import type { Image, ImagePatch } from "#contract/image.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { Selectable } from "kysely"
import type { ImageOwner, ImageTable } from "#server/db/schema.ts"
import { type ReadySizes, picturePath } from "./picture-sizes.ts"

export interface ImageFields {
  images: string[]
  image_id: string | null
  image_list: Image[]
}

const withPicture = (db: Database) =>
  db
    .selectFrom("image")
    .innerJoin("picture", "picture.hash", "image.hash")
    .select([
      "image.id",
      "image.owner_id",
      "image.alt_de",
      "image.alt_en",
      "image.alt_ru",
      "image.version",
      "picture.hash",
      "picture.extension",
      "picture.width",
      "picture.height",
      "picture.sizes",
    ])

/** The images of many records of one kind in one query, by the record's id, each list in its order. */
export async function listImages(
  db: Database,
  kind: ImageOwner,
  owners: readonly (number | string)[],
): Promise<Map<string, Image[]>> {
  const found = new Map<string, Image[]>()
  if (owners.length === 0) return found
  const rows = await withPicture(db)
    .where("owner_kind", "=", kind)
    .where("owner_id", "in", owners.map(String))
    .orderBy("image.position")
    .orderBy("image.id")
    .execute()
  for (const { owner_id, hash, extension, sizes, ...image } of rows) {
    const list = found.get(owner_id) ?? []
    list.push({ ...image, path: picturePath(hash, extension), sizes: JSON.parse(sizes) as ReadySizes })
    found.set(owner_id, list)
  }
  return found
}

/** The three forms in which a record shows its images. */
export function imageFields(list: Image[] = []): ImageFields {
  const images = list.map((image) => image.path)
  return { images, image_id: images[0] ?? null, image_list: list }
}

export async function appendImage(
  db: Database,
  kind: ImageOwner,
  owner: number | string,
  hash: string,
  now: string,
  alt: Partial<Omit<ImagePatch, "path">> = {},
): Promise<void> {
  const last = await db
    .selectFrom("image")
    .select((eb) => eb.fn.max("position").as("position"))
    .where("owner_kind", "=", kind)
    .where("owner_id", "=", String(owner))
    .executeTakeFirst()
  await db
    .insertInto("image")
    .values({
      owner_kind: kind,
      owner_id: String(owner),
      position: Number(last?.position ?? 0) + 1,
      hash,
      alt_de: alt.alt_de ?? "",
      alt_en: alt.alt_en ?? "",
      alt_ru: alt.alt_ru ?? "",
      created_at: now,
    })
    .execute()
}

/** Gives a record the images of another one of its kind, behind those it has, with their texts; the pictures are stored once. */
export async function copyImages(
  db: Database,
  kind: ImageOwner,
  from: number | string,
  to: number | string,
  now: string,
): Promise<void> {
  const rows = await db
    .selectFrom("image")
    .select(["hash", "alt_de", "alt_en", "alt_ru"])
    .where("owner_kind", "=", kind)
    .where("owner_id", "=", String(from))
    .orderBy("position")
    .orderBy("id")
    .execute()
  for (const { hash, ...alt } of rows) await appendImage(db, kind, to, hash, now, alt)
}

/** Removes one image of that very record, by exact match of its stored path; returns its row, or null when there is none. */
export async function removeImage(
  db: Database,
  kind: ImageOwner,
  owner: number | string,
  path: string,
): Promise<Selectable<ImageTable> | null> {
  const id = await findImageId(db, path, kind, owner)
  if (id === null) return null
  return (await db.deleteFrom("image").where("id", "=", id).returningAll().executeTakeFirst()) ?? null
}

export async function removeImages(db: Database, kind: ImageOwner, owner: number | string): Promise<void> {
  await db.deleteFrom("image").where("owner_kind", "=", kind).where("owner_id", "=", String(owner)).execute()
}

export async function patchImagesAt(db: Database, { path, ...alt }: ImagePatch): Promise<number> {
  const hash = hashOf(path)
  if (!hash) return 0
  const changed = await db
    .updateTable("image")
    .set((eb) => ({ ...alt, version: eb("version", "+", 1) }))
    .where("hash", "=", hash)
    .executeTakeFirst()
  return Number(changed.numUpdatedRows)
}

/** Puts a record's images in the order of `paths`; images that are not named keep their order behind them. */
export async function orderImages(
  db: Database,
  kind: ImageOwner,
  owner: number | string,
  paths: readonly string[],
): Promise<void> {
  const list = (await listImages(db, kind, [owner])).get(String(owner)) ?? []
  const rank = (path: string) => (paths.includes(path) ? paths.indexOf(path) : paths.length)
  const ordered = list.toSorted((a, b) => rank(a.path) - rank(b.path))
  for (const [position, image] of ordered.entries())
    await db
      .updateTable("image")
      .set({ position: position + 1 })
      .where("id", "=", image.id)
      .execute()
}

const hashOf = (path: string) => /^media\/([0-9a-f]{32})\.(?:jpg|png)$/u.exec(path)?.[1] ?? null

async function findImageId(
  db: Database,
  path: string,
  kind: ImageOwner,
  owner: number | string,
): Promise<number | null> {
  const hash = hashOf(path)
  if (!hash) return null
  const row = await withPicture(db)
    .where("image.hash", "=", hash)
    .where("owner_kind", "=", kind)
    .where("owner_id", "=", String(owner))
    .orderBy("image.position")
    .executeTakeFirst()
  return row && picturePath(row.hash, row.extension) === path ? row.id : null
}
