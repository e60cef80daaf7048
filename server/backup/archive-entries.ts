import { sql } from "kysely"
import type { Database } from "../db/dialects/dialect.ts"
import { type BackedUpTable, backedUpTables } from "./backup-tables.ts"

export interface ArchiveEntry {
  name: string
  content: Uint8Array
}

const rowsPerFile = 2_000
const filesPerStep = 10

const breathe = () => new Promise<void>((resolve) => setImmediate(resolve))

/** The files of an archive, one after the other: lines of JSON per table in pieces, and bytes as files of their own. */
export async function* archiveEntries(db: Database): AsyncGenerator<ArchiveEntry> {
  for (const table of backedUpTables) {
    const step = table.bytes ? filesPerStep : rowsPerFile
    for (let offset = 0, piece = 1; ; offset += step, piece++) {
      const rows = await readRows(db, table, step, offset)
      if (rows.length > 0)
        yield { name: `tables/${table.name}.${String(piece).padStart(5, "0")}.jsonl`, content: toLines(rows, table) }
      if (table.bytes)
        for (const row of rows)
          yield { name: table.bytes.file(row), content: new Uint8Array(row[table.bytes.column] as Uint8Array) }
      if (rows.length < step) break
      await breathe()
    }
  }
}

async function readRows(
  db: Database,
  { name, order }: BackedUpTable,
  limit: number,
  offset: number,
): Promise<Record<string, unknown>[]> {
  const columns = sql.join(order.map((column) => sql.ref(column)))
  const result = await sql<
    Record<string, unknown>
  >`select * from ${sql.table(name)} order by ${columns} limit ${limit} offset ${offset}`.execute(db)
  return result.rows
}

function toLines(rows: readonly Record<string, unknown>[], { bytes }: BackedUpTable): Uint8Array {
  const lines = rows.map((row) => JSON.stringify(bytes ? { ...row, [bytes.column]: undefined } : row))
  return Buffer.from(`${lines.join("\n")}\n`)
}
