import type { Application } from "#contract/application.ts"
import { idsOf } from "#server/db/chunks.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { insertSentFiles, listSentFiles } from "#server/db/sent-file-store.ts"
import { eraseRecords } from "#server/records/erase-records.ts"
import type { CvFile } from "./accept-cv.ts"
import type { NewRow, TableRow } from "#server/db/schema/tables.ts"

export async function insertApplication(
  db: Database,
  row: NewRow<"application">,
  files: readonly CvFile[],
): Promise<number> {
  const { id } = await db.insertInto("application").values(row).returning("id").executeTakeFirstOrThrow()
  await insertSentFiles(db, "application_file", id, files)
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

async function present(db: Database, rows: readonly TableRow<"application">[]): Promise<Application[]> {
  const files = await listSentFiles(db, "application_file", idsOf(rows))
  return rows.map(({ verified, deleted_at: _deleted, ...row }) => ({
    ...row,
    verified: verified === 1,
    cv: (files.get(row.id) ?? []).map(({ stored: _stored, ...file }) => file),
  }))
}

/** Marks an application as deleted; false when it already was. */
export async function deleteApplicationRow(db: Database, id: number, now: string): Promise<void> {
  await db.updateTable("application").set({ deleted_at: now }).where("id", "=", id).execute()
}

/** Removes applications older than `oldest` for good, with files and trash entries; returns their number. */
export async function removeApplicationsBefore(db: Database, oldest: string): Promise<number> {
  const rows = await db.selectFrom("application").select("id").where("created_at", "<", oldest).execute()
  await db.transaction().execute((trx) => eraseRecords(trx, { requests: [], applications: idsOf(rows) }))
  return rows.length
}
