import { sql } from "kysely"
import type { SentFile } from "#server/sent-file.ts"
import type { Database } from "./dialects/database.ts"

/**
 * Tables of files that people send, with the column of the record that they belong to and are deleted with (`on delete
 * cascade`); the other columns are the same.
 */
const owners = {
  request_file: "request_id",
  message_file: "message_id",
  unsorted_file: "mail_id",
  application_file: "application_id",
} as const
type FileTable = keyof typeof owners

/** A file as it is listed; `stored` is false where only its name was kept. */
export interface ListedFile {
  n: number
  name: string
  size: number
  stored: boolean
}

/** Stores the files of a record, after those it has; one without bytes only has a name. */
export async function insertSentFiles(
  db: Database,
  table: FileTable,
  id: number,
  files: readonly SentFile[],
  before = 0,
): Promise<void> {
  for (const [index, { name, bytes }] of files.entries())
    await db
      .insertInto(table as "request_file")
      .values({ [owners[table] as "request_id"]: id, n: before + index + 1, name, size: bytes.byteLength, bytes })
      .execute()
}

/** Returns the files of some records by the record's id, without their bytes. */
export async function listSentFiles(
  db: Database,
  table: FileTable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ListedFile[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom(table as "request_file")
    .select([sql.ref<number>(owners[table]).as("owner"), "n", "name", "size"])
    .where(owners[table] as "request_id", "in", ids)
    .orderBy("n")
    .execute()
  const files = rows.map(({ owner, ...file }) => ({ owner, file: { ...file, stored: file.size > 0 } }))
  return new Map(
    Array.from(
      Map.groupBy(files, ({ owner }) => owner),
      ([id, group]) => [id, group.map(({ file }) => file)],
    ),
  )
}

/** Returns the files of a record with their bytes. */
export const readSentFiles = (db: Database, table: FileTable, id: number): Promise<SentFile[]> =>
  db
    .selectFrom(table as "request_file")
    .select(["name", "bytes"])
    .where(owners[table] as "request_id", "=", id)
    .orderBy("n")
    .execute()

/** Returns a stored file of a record by its number; undefined for one of which only the name was kept. */
export const findSentFile = (db: Database, table: FileTable, id: number, n: number): Promise<SentFile | undefined> =>
  db
    .selectFrom(table as "request_file")
    .select(["name", "bytes"])
    .where(owners[table] as "request_id", "=", id)
    .where("n", "=", n)
    .where("size", ">", 0)
    .executeTakeFirst()
