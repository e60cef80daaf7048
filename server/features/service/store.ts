import type { Service, ServiceInput } from "#contract/service.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { ServiceRow, ServiceTable } from "#server/db/schema.ts"
import { imageFields, listImages } from "#server/media/image-store.ts"
import type { Image } from "#contract/image.ts"
import type { Updateable } from "kysely"

const living = (db: Database) => db.selectFrom("service").selectAll().where("deleted_at", "is", null)

function present(row: ServiceRow, images: Image[] | undefined): Service {
  const { position: _position, deleted_at: _deleted, created_at: _created, ...service } = row
  return { ...service, ...imageFields(images) }
}

export async function listServices(db: Database): Promise<Service[]> {
  const rows = await living(db).orderBy("position").orderBy("id").execute()
  const images = await listImages(
    db,
    "service",
    rows.map((row) => row.id),
  )
  return rows.map((row) => present(row, images.get(String(row.id))))
}

export async function findService(db: Database, id: number): Promise<Service | null> {
  const row = await living(db).where("id", "=", id).executeTakeFirst()
  return row ? present(row, (await listImages(db, "service", [id])).get(String(id))) : null
}

/** Writes a service at the end of the list; returns its id. */
export async function insertService(db: Database, input: ServiceInput, now: string): Promise<number> {
  const last = await db
    .selectFrom("service")
    .select((eb) => eb.fn.max("position").as("position"))
    .executeTakeFirst()
  const row = await db
    .insertInto("service")
    .values({
      ...input,
      position: Number(last?.position ?? 0) + 1,
      deleted_at: null,
      created_at: now,
      updated_at: now,
      updated_at_de: now,
      updated_at_en: input.text_en || input.title_en ? now : "",
      updated_at_ru: input.text_ru || input.title_ru ? now : "",
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  return row.id
}

export async function updateServiceRow(db: Database, id: number, change: Updateable<ServiceTable>): Promise<void> {
  await db
    .updateTable("service")
    .set((eb) => ({ ...change, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute()
}
