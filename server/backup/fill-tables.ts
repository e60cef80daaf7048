import { createHash } from "node:crypto"
import { chunks } from "../db/chunks.ts"
import type { Database } from "../db/dialects/database.ts"
import type { OpenDatabase } from "../db/dialects/dialect.ts"
import { isNoSpace } from "../db/no-space.ts"
import type { Tables } from "../db/schema/tables.ts"
import { cleanTexts } from "../rich-text/clean.ts"
import type { ArchivedRow, TableRules } from "../table-rules.ts"
import { ArchiveError, shown } from "./archive-error.ts"
import type { Manifest } from "./manifest.ts"
import { readArchive } from "./read-archive.ts"
import { type SavedTable, listSavedTables } from "./saved-tables.ts"

const rowsPerInsert = 100

interface AwaitedFile {
  table: SavedTable
  row: ArchivedRow
}

/** Restores an archive into the empty tables of a database with the archive's schema. */
export async function fillTables(file: string, opened: OpenDatabase, rules: TableRules): Promise<void> {
  const { db, dialect } = opened
  const tables = new Map((await listSavedTables(opened, rules)).map((table) => [table.name, table]))
  const awaited = new Map<string, AwaitedFile>()
  const counts = new Map<string, number>()
  const manifest = await readArchive(file, rules.files, {
    rows: async (name, rows) => {
      const table = tables.get(name)
      if (!table) throw new ArchiveError(`it holds the unknown table ${shown(name)}`)
      checkColumns(table, rows)
      counts.set(name, (counts.get(name) ?? 0) + rows.length)
      const ready = rows.map((row) => readyRow(table, row, rules.rich.has(name)))
      await insertRows(db, name, ready)
      if (table.files) for (const row of rows) awaited.set(table.files.file(row), { table, row })
    },
    file: async (name, content) => {
      const owner = awaited.get(name)
      if (!owner) throw new ArchiveError(`no row belongs to ${shown(name)}`)
      checkPicture(name, content)
      await setBytes(db, owner, content)
      awaited.delete(name)
    },
  })
  const missing = awaited.keys().next().value
  if (missing !== undefined) throw new ArchiveError(`the file ${shown(missing)} is missing`)
  compareCounts(manifest, counts)
  for (const { name, columns } of await db.introspection.getTables())
    for (const column of columns.filter(({ isAutoIncrementing }) => isAutoIncrementing))
      await dialect.continueIds(db, name, column.name)
}

function checkColumns({ name, columns }: SavedTable, rows: readonly ArchivedRow[]): void {
  for (const row of rows)
    for (const column of Object.keys(row))
      if (!columns.has(column)) throw new ArchiveError(`${shown(name)} has no column ${shown(column)}`)
}

async function insertRows(db: Database, table: string, rows: readonly ArchivedRow[]): Promise<void> {
  try {
    await db.transaction().execute(async (trx) => {
      for (const chunk of chunks(rows, rowsPerInsert))
        await trx
          .insertInto(table as keyof Tables)
          .values(chunk as never)
          .execute()
    })
  } catch (error) {
    if (isNoSpace(error)) throw error
    throw new ArchiveError(`rows of ${shown(table)} do not fit together`, error)
  }
}

/** Returns a row as this program would have stored it; archives may have been edited. */
function readyRow({ files }: SavedTable, row: ArchivedRow, isRich: boolean): ArchivedRow {
  // PostgreSQL rejects this character in text.
  const plain = Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === "string" ? value.replaceAll("\0", "") : value]),
  )
  const clean = isRich ? cleanTexts(plain) : plain
  return files ? { ...clean, ...files.anew, bytes: new Uint8Array(0) } : clean
}

async function setBytes(db: Database, { table, row }: AwaitedFile, content: Uint8Array): Promise<void> {
  const bytes = { bytes: new Uint8Array(content) }
  let update = db.updateTable(table.name as "picture").set(bytes)
  for (const column of table.key) update = update.where(column as "hash", "=", row[column] as string)
  await update.execute()
}

/** Verifies that a picture is named by its content. */
function checkPicture(name: string, content: Uint8Array): void {
  const hash = /^pictures\/([0-9a-f]{32})/u.exec(name)?.[1]
  if (hash && !createHash("sha256").update(content).digest("hex").startsWith(hash))
    throw new ArchiveError(`${shown(name)} is not the picture that its name says`)
}

function compareCounts({ rows }: Manifest, counts: ReadonlyMap<string, number>): void {
  for (const table of new Set([...Object.keys(rows), ...counts.keys()]))
    if ((rows[table] ?? 0) !== (counts.get(table) ?? 0))
      throw new ArchiveError(
        `${shown(table)} has ${counts.get(table) ?? 0} rows, its manifest says ${rows[table] ?? 0}`,
      )
}
