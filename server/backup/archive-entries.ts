import { sql } from "kysely"
import { yieldToEventLoop } from "#server/db/chunks.ts"
import type { Database } from "../db/dialects/database.ts"
import { type BackedUpTable, type ArchivedRow, backedUpTables } from "./backup-tables.ts"

export interface ArchiveEntry {
  name: string
  content: Uint8Array
  /** Table and number of rows in the entry. */
  rows?: { table: string; count: number }
}

const chunkBytes = 2_000_000
// One step blocks the event loop and holds memory, so it is short: a part is small, a text may have 600 KB, a picture
// some MB.
const rowsPerStep = { small: 1_000, wide: 50, bytes: 4 }

/** Yields the files of an archive: lines of JSON in several files per table, and bytes as separate files. */
export async function* archiveEntries(db: Database): AsyncGenerator<ArchiveEntry> {
  const there = new Set((await db.introspection.getTables()).map((table) => table.name))
  for (const table of backedUpTables) if (there.has(table.name) && !table.discarded) yield* entriesOf(db, table)
}

async function* entriesOf(db: Database, table: BackedUpTable): AsyncGenerator<ArchiveEntry> {
  let chunk = 1
  let lines: string[] = []
  let size = 0
  const take = (): ArchiveEntry => {
    const name = `tables/${table.name}.${String(chunk++).padStart(5, "0")}.jsonl`
    const entry = {
      name,
      content: Buffer.from(`${lines.join("\n")}\n`),
      rows: { table: table.name, count: lines.length },
    }
    lines = []
    size = 0
    return entry
  }
  for await (const rows of readInSteps(db, table)) {
    for (const row of rows) {
      const line = JSON.stringify(table.bytes ? { ...row, [table.bytes.column]: undefined } : row)
      size += lines.push(line) && line.length
    }
    if (table.bytes || size >= chunkBytes) yield take()
    if (table.bytes)
      for (const row of rows)
        yield { name: table.bytes.file(row), content: new Uint8Array(row[table.bytes.column] as Uint8Array) }
  }
  if (lines.length > 0) yield take()
}

/** Reads a table by its key, so that the last step of a long table is as fast as the first. */
async function* readInSteps(db: Database, { name, order, bytes, small }: BackedUpTable): AsyncGenerator<ArchivedRow[]> {
  const step = bytes ? rowsPerStep.bytes : small ? rowsPerStep.small : rowsPerStep.wide
  const key = sql.join(order.map((column) => sql.ref(column)))
  let last: ArchivedRow | undefined
  for (;;) {
    const after = last ? sql`where (${key}) > (${sql.join(order.map((column) => last?.[column]))})` : sql``
    const { rows } =
      await sql<ArchivedRow>`select * from ${sql.table(name)} ${after} order by ${key} limit ${step}`.execute(db)
    if (rows.length > 0) yield rows
    if (rows.length < step) return
    last = rows.at(-1)
    await yieldToEventLoop()
  }
}
