import type { Application } from "#contract/application.ts"
import type { Database } from "#server/db/dialects/dialect.ts"
import type { ApplicationTable } from "#server/db/schema-visitors.ts"
import type { Insertable } from "kysely"
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
  const files = await db
    .selectFrom("application_file")
    .select(["application_id", "n", "name", "size"])
    .orderBy("n")
    .execute()
  return rows.map(({ verified, deleted_at: _deleted, ...row }) => ({
    ...row,
    verified: verified === 1,
    cv: files.filter((file) => file.application_id === row.id).map(({ n, name, size }) => ({ n, name, size })),
  }))
}

export async function findApplication(db: Database, id: number): Promise<Application | null> {
  const row = await db
    .selectFrom("application")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst()
  if (!row) return null
  const { verified, deleted_at: _deleted, ...application } = row
  const cv = await db
    .selectFrom("application_file")
    .select(["n", "name", "size"])
    .where("application_id", "=", id)
    .orderBy("n")
    .execute()
  return { ...application, verified: verified === 1, cv }
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

export async function deleteApplicationRow(db: Database, id: number, now: string): Promise<void> {
  await db.updateTable("application").set({ deleted_at: now }).where("id", "=", id).execute()
}

/** Really removes applications that came before `oldest`, with their files and their place in the trash. */
export async function removeApplicationsBefore(db: Database, oldest: string): Promise<void> {
  const rows = await db.selectFrom("application").select("id").where("created_at", "<", oldest).execute()
  for (const { id } of rows) {
    await db.deleteFrom("trash").where("kind", "=", "application").where("record_id", "=", String(id)).execute()
    await db.deleteFrom("application_file").where("application_id", "=", id).execute()
    await db.deleteFrom("application").where("id", "=", id).execute()
  }
}
