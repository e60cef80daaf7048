import type { Updateable } from "kysely"
import type { PagePart, PagePartInput, TextPageLink } from "#contract/text-page.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { PagePartTable } from "#server/db/schema.ts"
import { imageFields, listImages } from "#server/media/image-store.ts"

const living = (db: Database) => db.selectFrom("page_part").selectAll().where("deleted_at", "is", null)

async function present(
  db: Database,
  rows: Awaited<ReturnType<ReturnType<typeof living>["execute"]>>,
): Promise<PagePart[]> {
  const images = await listImages(
    db,
    "page-part",
    rows.map((row) => row.id),
  )
  return rows.map(({ position: _position, deleted_at: _deleted, created_at: _created, ...part }) => {
    const fields = imageFields(images.get(String(part.id)))
    return { ...part, image: fields.image_id, ...fields }
  })
}

/** The parts of a page in their order. */
export async function listPageParts(db: Database, link: TextPageLink): Promise<PagePart[]> {
  return present(db, await living(db).where("page_id", "=", link).orderBy("position").orderBy("id").execute())
}

export async function findPagePart(db: Database, id: number): Promise<PagePart | null> {
  const [part] = await present(db, await living(db).where("id", "=", id).execute())
  return part ?? null
}

export async function insertPagePart(
  db: Database,
  link: TextPageLink,
  input: PagePartInput,
  now: string,
): Promise<number> {
  const last = await db
    .selectFrom("page_part")
    .select((eb) => eb.fn.max("position").as("position"))
    .where("page_id", "=", link)
    .executeTakeFirst()
  const row = await db
    .insertInto("page_part")
    .values({
      page_id: link,
      ...input,
      updated_at_de: input.description_de ? now : "",
      updated_at_en: input.description_en ? now : "",
      updated_at_ru: input.description_ru ? now : "",
      position: Number(last?.position ?? 0) + 1,
      deleted_at: null,
      created_at: now,
      updated_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  return row.id
}

export async function updatePagePart(db: Database, id: number, change: Updateable<PagePartTable>): Promise<void> {
  await db
    .updateTable("page_part")
    .set((eb) => ({ ...change, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute()
}
