import { createHash } from "node:crypto"
import type { Database } from "../db/dialects/database.ts"
import type { OpenDatabase } from "../db/dialects/dialect.ts"
import { isNoSpace } from "../db/no-space.ts"
import { noSizes } from "../media/picture-sizes.ts"
import { cleanTexts } from "../rich-text/clean.ts"
import { ArchiveError, shown } from "./archive-error.ts"
import type { BackedUpTable, ArchivedRow } from "./backup-tables.ts"
import type { Manifest } from "./manifest.ts"
import { readArchive } from "./read-archive.ts"
import { withoutDroppedColumns } from "./unreleased-archives.ts"

const rowsPerInsert = 100

interface Awaited {
  table: BackedUpTable
  key: ArchivedRow
}

/** Restores an archive into the empty tables of a database with the archive's schema. */
export async function fillTables(file: string, { db, dialect }: OpenDatabase): Promise<void> {
  const columns = await columnsOf(db)
  const awaited = new Map<string, Awaited>()
  const counts = new Map<string, number>()
  const manifest = await readArchive(file, {
    rows: async (table, stored) => {
      const rows = stored.map((row) => withoutDroppedColumns(table.name, row))
      checkColumns(table, rows, columns.get(table.name))
      counts.set(table.name, (counts.get(table.name) ?? 0) + rows.length)
      if (table.discarded) return
      await insertRows(db, table, rows)
      if (table.bytes) for (const row of rows) awaited.set(table.bytes.file(row), { table, key: keyOf(table, row) })
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
  for (const { name, columns: all } of await db.introspection.getTables())
    for (const column of all.filter((one) => one.isAutoIncrementing)) await dialect.continueIds(db, name, column.name)
}

async function columnsOf(db: Database): Promise<Map<string, Set<string>>> {
  const tables = await db.introspection.getTables()
  return new Map(tables.map((table) => [table.name, new Set(table.columns.map((column) => column.name))]))
}

function checkColumns(
  table: BackedUpTable,
  rows: readonly ArchivedRow[],
  known: ReadonlySet<string> | undefined,
): void {
  if (!known) throw new ArchiveError(`the schema that it names has no table ${shown(table.name)}`)
  for (const row of rows)
    for (const column of Object.keys(row))
      if (!known.has(column)) throw new ArchiveError(`${shown(table.name)} has no column ${shown(column)}`)
}

const keyOf = ({ order }: BackedUpTable, row: ArchivedRow): ArchivedRow =>
  Object.fromEntries(order.map((column) => [column, row[column]]))

async function insertRows(db: Database, table: BackedUpTable, rows: readonly ArchivedRow[]): Promise<void> {
  const ready = rows.map((row) => readyRow(table, row))
  try {
    await db.transaction().execute(async (trx) => {
      for (let start = 0; start < ready.length; start += rowsPerInsert)
        await trx
          .insertInto(table.name)
          .values(ready.slice(start, start + rowsPerInsert) as never)
          .execute()
    })
  } catch (error) {
    if (isNoSpace(error)) throw error
    throw new ArchiveError(`rows of ${shown(table.name)} do not fit together`, error)
  }
}

/** Returns a row as this program would have stored it; archives may have been edited. */
function readyRow(table: BackedUpTable, row: ArchivedRow): ArchivedRow {
  // PostgreSQL rejects this character in text.
  const plain = Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === "string" ? value.replaceAll("\0", "") : value]),
  )
  const clean = table.rich ? cleanTexts(plain) : plain
  const whole = table.bytes ? { ...clean, [table.bytes.column]: new Uint8Array(0) } : clean
  // Sizes are not archived; they are made again in the background.
  return table.name === "picture" ? { ...whole, sizes: JSON.stringify(noSizes), pending: 1 } : whole
}

async function setBytes(db: Database, { table, key }: Awaited, content: Uint8Array): Promise<void> {
  const bytes = { [table.bytes?.column ?? ""]: new Uint8Array(content) }
  let update = db.updateTable(table.name as "picture").set(bytes as never)
  for (const [column, value] of Object.entries(key)) update = update.where(column as "hash", "=", value as string)
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
