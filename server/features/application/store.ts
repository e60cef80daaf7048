import type { Application } from "#contract/application.ts"
import { idsOf } from "#server/db/chunks.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { ApplicationTable } from "#server/db/schema/inquiries.ts"
import { eraseRecords } from "#server/records/erase-records.ts"
import type { Insertable, Selectable } from "kysely"
import type { CvFile } from "./accept-cv.ts"

export async function insertApplication(
  db: Database,
  row: Insertable<ApplicationTable>,
  files: readonly CvFile[],
): Promise<number> {
  const { id } = await db.insertInto("application").values(row).returning("id").executeTakeFirstOrThrow()
  for (const [index, { name, bytes }] of files.entries())
    await db
      .insertInto("application_file")
      .values({ application_id: id, n: index + 1, name, size: bytes.byteLength, bytes })
      .execute()
  return id
}

export async function listApplications(db: Database): Promise<Application[]> {
  const rows = await db
    .selectFrom("application")
    .selectAll()
    .where("deleted_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute()
  return present(db, rows)
}

/** Returns the given applications, including those in the trash, newest first. */
export async function listApplicationsWith(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await db.selectFrom("application").selectAll().where("id", "in", ids).orderBy("id", "desc").execute()
  const shown = await present(db, rows)
  return shown.map((application, index) => ({ ...application, deleted: rows[index]?.deleted_at !== null }))
}

export async function findApplication(db: Database, id: number): Promise<Application | null> {
  const rows = await db
    .selectFrom("application")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .execute()
  return (await present(db, rows))[0] ?? null
}

async function present(db: Database, rows: readonly Selectable<ApplicationTable>[]): Promise<Application[]> {
  if (rows.length === 0) return []
  const files = await db
    .selectFrom("application_file")
    .select(["application_id", "n", "name", "size"])
    .where("application_id", "in", idsOf(rows))
    .orderBy("n")
    .execute()
  return rows.map(({ verified, deleted_at: _deleted, ...row }) => ({
    ...row,
    verified: verified === 1,
    cv: files.filter((file) => file.application_id === row.id).map(({ n, name, size }) => ({ n, name, size })),
  }))
}

export async function findCv(db: Database, id: number, n: number) {
  return db
    .selectFrom("application_file")
    .innerJoin("application", "application.id", "application_file.application_id")
    .select(["application_file.name", "application_file.bytes"])
    .where("application_id", "=", id)
    .where("n", "=", n)
    .where("deleted_at", "is", null)
    .executeTakeFirst()
}

/** Marks an application as deleted; false when it already was. */
export async function deleteApplicationRow(db: Database, id: number, now: string): Promise<void> {
  await db.updateTable("application").set({ deleted_at: now }).where("id", "=", id).execute()
}

/** Removes applications older than `oldest` for good, with files and trash entries; returns their number. */
export async function removeApplicationsBefore(db: Database, oldest: string): Promise<number> {
  const rows = await db.selectFrom("application").select("id").where("created_at", "<", oldest).execute()
  await db.transaction().execute((trx) => eraseRecords(trx, { requests: [], applications: rows.map((row) => row.id) }))
  return rows.length
}
