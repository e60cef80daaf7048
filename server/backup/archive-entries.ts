import { sql } from "kysely"
import { yieldToEventLoop } from "#server/db/chunks.ts"
import type { ArchivedRow } from "#server/table-rules.ts"
import type { Database } from "../db/dialects/database.ts"
import type { SavedTable } from "./saved-tables.ts"

export interface ArchiveEntry {
  name: string
  content: Uint8Array
  /** Table and number of rows in the entry. */
  rows?: { table: string; count: number }
}

const chunkBytes = 2_000_000
// One step blocks the event loop and holds memory, so it is short: a part is small, a text may have 600 KB, a picture
// some MB.
const stepBytes = 500_000
const [firstStep, longestStep, stepOfFiles] = [50, 1_000, 4]

/** Yields the files of an archive: lines of JSON in several files per table, and bytes as separate files. */
export async function* archiveEntries(db: Database, tables: readonly SavedTable[]): AsyncGenerator<ArchiveEntry> {
  for (const table of tables) yield* entriesOf(db, table)
}

async function* entriesOf(db: Database, table: SavedTable): AsyncGenerator<ArchiveEntry> {
  const { name, files } = table
  let chunk = 1
  let lines: string[] = []
  let size = 0
  const take = (): ArchiveEntry => {
    const entry = {
      name: `tables/${name}.${String(chunk++).padStart(5, "0")}.jsonl`,
      content: Buffer.from(`${lines.join("\n")}\n`),
      rows: { table: name, count: lines.length },
    }
    lines = []
    size = 0
    return entry
  }
  for await (const { rows, json } of readInSteps(db, table)) {
    lines.push(...json)
    size += lengthOf(json)
    if (files || size >= chunkBytes) yield take()
    if (files)
      for (const row of rows) yield { name: files.file(row), content: new Uint8Array(row["bytes"] as Uint8Array) }
  }
  if (lines.length > 0) yield take()
}

interface Step {
  rows: ArchivedRow[]
  json: string[]
}

/** Reads a table by its key, so that the last step of a long table is as fast as the first. */
async function* readInSteps(db: Database, { name, key, files }: SavedTable): AsyncGenerator<Step> {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  let step = files ? stepOfFiles : firstStep
  let last: ArchivedRow | undefined
  for (;;) {
    const after = last ? sql`where (${columns}) > (${sql.join(key.map((column) => last?.[column]))})` : sql``
    const { rows } = await sql<ArchivedRow>`select * from ${sql.table(name)} ${after}
      order by ${columns} limit ${step}`.execute(db)
    const json = rows.map((row) => JSON.stringify(files ? { ...row, bytes: undefined } : row))
    if (rows.length > 0) yield { rows, json }
    if (rows.length < step) return
    if (!files) step = Math.min(longestStep, Math.ceil((stepBytes * rows.length) / lengthOf(json)))
    last = rows.at(-1)
    await yieldToEventLoop()
  }
}

const lengthOf = (lines: readonly string[]) => lines.reduce((sum, line) => sum + line.length, 0)
