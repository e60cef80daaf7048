import type { Updateable } from "kysely"
import type { Partner, PartnerInput } from "#contract/partner.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { PartnerTable } from "#server/db/schema.ts"
import { imageFields, listImages } from "#server/media/image-store.ts"

/** Partners in all languages, in their order. */
export async function listPartnerRecords(db: Database, id?: number): Promise<Partner[]> {
  const living = db.selectFrom("partner").selectAll().where("deleted_at", "is", null)
  const rows = await (id === undefined ? living : living.where("id", "=", id))
    .orderBy("position")
    .orderBy("id")
    .execute()
  const images = await listImages(
    db,
    "partner",
    rows.map((row) => row.id),
  )
  return rows.map(({ position: _p, deleted_at: _d, created_at: _c, ...row }) => ({
    ...row,
    ...imageFields(images.get(String(row.id))),
  }))
}

export async function insertPartner(db: Database, input: PartnerInput, now: string): Promise<number> {
  const last = await db
    .selectFrom("partner")
    .select((eb) => eb.fn.max("position").as("position"))
    .executeTakeFirst()
  const row = await db
    .insertInto("partner")
    .values({
      ...input,
      updated_at_de: now,
      updated_at_en: input.text_en ? now : "",
      updated_at_ru: input.text_ru ? now : "",
      position: Number(last?.position ?? 0) + 1,
      deleted_at: null,
      created_at: now,
      updated_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  return row.id
}

export async function updatePartnerRow(db: Database, id: number, change: Updateable<PartnerTable>): Promise<void> {
  await db
    .updateTable("partner")
    .set((eb) => ({ ...change, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute()
}
