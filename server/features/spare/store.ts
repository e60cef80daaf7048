import type { Updateable } from "kysely"
import type { Image } from "#contract/image.ts"
import type { SpareInput, SpareSummary } from "#contract/spare.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { SpareRow, SpareTable } from "#server/db/schema.ts"
import { imageFields, listImages } from "#server/media/image-store.ts"

const living = (db: Database) => db.selectFrom("spare").selectAll().where("deleted_at", "is", null)

function present(row: SpareRow, images: Image[] | undefined): SpareSummary {
  const { position: _p, deleted_at: _d, created_at: _c, part_set: _s, parts_version: _v, ...spare } = row
  return { ...spare, ...imageFields(images) }
}

export async function listSpares(db: Database): Promise<SpareSummary[]> {
  const rows = await living(db).orderBy("position").orderBy("id").execute()
  const images = await listImages(
    db,
    "spare",
    rows.map((row) => row.id),
  )
  return rows.map((row) => present(row, images.get(String(row.id))))
}

export async function findSpare(db: Database, id: number): Promise<SpareSummary | null> {
  const row = await living(db).where("id", "=", id).executeTakeFirst()
  return row ? present(row, (await listImages(db, "spare", [id])).get(String(id))) : null
}

/** The living set of parts of a group and the version that moves with every change of a part; null when there is no such group. */
export async function findPartSet(db: Database, id: number) {
  const row = await db
    .selectFrom("spare")
    .select(["part_set", "parts_version", "parts_total"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst()
  return row ?? null
}

/** Writes a group with an empty set of parts at the end of the list; returns its id. */
export async function insertSpare(db: Database, input: SpareInput, now: string): Promise<number> {
  const last = await db
    .selectFrom("spare")
    .select((eb) => eb.fn.max("position").as("position"))
    .executeTakeFirst()
  const spare = await db
    .insertInto("spare")
    .values({
      ...input,
      part_set: 0,
      parts_total: 0,
      parts_updated_at: now,
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
  const set = await insertPartSet(db, spare.id, "living", now)
  await db.updateTable("spare").set({ part_set: set }).where("id", "=", spare.id).execute()
  return spare.id
}

export async function insertPartSet(
  db: Database,
  spareId: number,
  state: "building" | "living",
  now: string,
): Promise<number> {
  const row = await db
    .insertInto("part_set")
    .values({ spare_id: spareId, state, created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow()
  return row.id
}

export async function updateSpareRow(db: Database, id: number, change: Updateable<SpareTable>): Promise<void> {
  await db
    .updateTable("spare")
    .set((eb) => ({ ...change, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute()
}

/** Notes that a part was added, changed or removed: counts anew without touching the group's own version. */
export async function noteParts(db: Database, id: number, now: string): Promise<void> {
  await db
    .updateTable("spare")
    .set((eb) => ({
      parts_total: eb
        .selectFrom("part")
        .select((count) => count.fn.countAll<number>().as("total"))
        .whereRef("part.part_set", "=", "spare.part_set"),
      parts_updated_at: now,
      parts_version: eb("parts_version", "+", 1),
    }))
    .where("id", "=", id)
    .execute()
}
