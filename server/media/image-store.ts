import { focalCenter } from "#contract/focal-constants.ts"
import { type LocalizedColumns, localizedNames } from "#contract/localized.ts"
import type { Image, ImageTexts } from "#contract/image.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import type { AcceptedImage } from "./accept-image.ts"
import { type ReadySizes, picturePath } from "./picture-sizes.ts"
import { storePicture } from "./picture-store.ts"
import type { TableRow } from "#server/db/schema/tables.ts"

export interface ImageFields {
  images: string[]
  image_id: string | null
  image_list: Image[]
}

/** Owners of images: records of a kind, or drafts of any kind. */
export type ImageOwner = TableRow<"image">["owner_kind"]

const withPicture = (db: Database) =>
  db
    .selectFrom("image")
    .innerJoin("picture", "picture.hash", "image.hash")
    .select([
      "image.id",
      "image.owner_id",
      ...localizedNames("image.alt"),
      "image.decorative",
      "image.focus",
      "picture.hash",
      "picture.extension",
      "picture.width",
      "picture.height",
      "picture.sizes",
    ])

/** Returns the images of many records of one kind in one query, by record id, each list in order. */
export async function listImages(
  db: Database,
  kind: ImageOwner,
  owners: readonly (number | string)[],
): Promise<Map<string, Image[]>> {
  const imagesByOwner = new Map<string, Image[]>()
  if (owners.length === 0) return imagesByOwner
  const rows = await withPicture(db)
    .where("owner_kind", "=", kind)
    .where("owner_id", "in", owners.map(String))
    .orderBy("image.position")
    .orderBy("image.id")
    .execute()
  for (const { owner_id, hash, extension, sizes, decorative, ...image } of rows) {
    const list = imagesByOwner.get(owner_id) ?? []
    list.push({
      ...image,
      decorative: decorative === 1,
      path: picturePath(hash, extension),
      sizes: JSON.parse(sizes) as ReadySizes,
    })
    imagesByOwner.set(owner_id, list)
  }
  return imagesByOwner
}

/** Returns the three forms in which a record's images are shown. */
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
  alt: ImageTexts = {},
): Promise<void> {
  const last = await db
    .selectFrom("image")
    .select((eb) => eb.fn.max("position").as("position"))
    .where("owner_kind", "=", kind)
    .where("owner_id", "=", String(owner))
    .executeTakeFirst()
  const texts = Object.fromEntries(localizedNames("alt").map((name) => [name, alt[name] ?? ""]))
  await db
    .insertInto("image")
    .values({
      owner_kind: kind,
      owner_id: String(owner),
      position: Number(last?.position ?? 0) + 1,
      hash,
      ...(texts as LocalizedColumns<"alt">),
      decorative: alt.decorative ? 1 : 0,
      focus: alt.focus ?? focalCenter,
      created_at: now,
    })
    .execute()
}

/** Returns the texts and the focal point of the latest use of a picture. */
export async function findImageTexts(db: Database, hash: string): Promise<ImageTexts> {
  const row = await db
    .selectFrom("image")
    .select([...localizedNames("alt"), "decorative", "focus"])
    .where("hash", "=", hash)
    .orderBy("id", "desc")
    .executeTakeFirst()
  return row ? { ...row, decorative: row.decorative === 1 } : {}
}

/**
 * Copies images with their texts from another record of the kind, after the existing ones; the pictures are stored
 * once.
 */
export async function copyImages(
  db: Database,
  kind: RecordKind,
  from: number | string,
  to: number | string,
  now: string,
): Promise<void> {
  const rows = await db
    .selectFrom("image")
    .select(["hash", ...localizedNames("alt"), "decorative", "focus"])
    .where("owner_kind", "=", kind)
    .where("owner_id", "=", String(from))
    .orderBy("position")
    .orderBy("id")
    .execute()
  for (const { hash, decorative, ...alt } of rows)
    await appendImage(db, kind, to, hash, now, { ...alt, decorative: decorative === 1 })
}

export async function removeImages(db: Database, kind: RecordKind, owner: number | string): Promise<void> {
  await db.deleteFrom("image").where("owner_kind", "=", kind).where("owner_id", "=", String(owner)).execute()
}

/** Returns the uses of the picture stored under a path. */
export async function findUses(
  db: Database,
  path: string,
): Promise<{ id: number; owner_kind: ImageOwner; owner_id: string }[]> {
  const hash = hashOf(path)
  if (!hash) return []
  const rows = await withPicture(db).select("image.owner_kind").where("image.hash", "=", hash).execute()
  return rows.filter((row) => picturePath(row.hash, row.extension) === path)
}

export async function patchImage(db: Database, id: number, texts: ImageTexts): Promise<void> {
  await db.updateTable("image").set(columnsOf(texts)).where("id", "=", id).execute()
}

/** The engines have no common boolean column type. */
const columnsOf = ({ decorative, ...rest }: ImageTexts) =>
  decorative === undefined ? rest : { ...rest, decorative: decorative ? 1 : 0 }

/** Numbers images from 1 in the order given. */
export async function orderImages(db: Database, ids: readonly number[]): Promise<void> {
  for (const [index, id] of ids.entries())
    await db
      .updateTable("image")
      .set({ position: index + 1 })
      .where("id", "=", id)
      .execute()
}

const hashOf = (path: string) => /^media\/([0-9a-f]{32})\.(?:jpg|png)$/u.exec(path)?.[1] ?? null

/** Stores pictures and appends them to a record's images. */
export async function addImages(
  db: Database,
  kind: ImageOwner,
  owner: number | string,
  pictures: readonly AcceptedImage[],
  now: string,
): Promise<void> {
  for (const picture of pictures) {
    await storePicture(db, picture, now)
    await appendImage(db, kind, owner, picture.hash, now)
  }
}
