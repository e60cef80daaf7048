import type { OpenDatabase } from "../db/dialects/dialect.ts"
import type { FileRule, TableRules } from "../table-rules.ts"

/** A table whose rows a backup holds. */
export interface SavedTable {
  name: string
  /** Columns of its primary key. */
  key: readonly string[]
  columns: ReadonlySet<string>
  files: FileRule | undefined
}

/** The search indexes, which parts and inquiries fill again, and what the migrator keeps. */
const notRows = /^(?:part_index|inquiry_index|kysely_)/u
/** Triggers on the rows of others read these. */
const restoredFirst: readonly string[] = ["part_set"]

/** Returns every table of a database but the transient ones, in an order in which references are met. */
export async function listSavedTables(
  { db, dialect }: Pick<OpenDatabase, "db" | "dialect">,
  { transient, files }: TableRules,
): Promise<SavedTable[]> {
  const { primary, foreign } = await dialect.readKeys(db)
  const tables = new Map(
    (await db.introspection.getTables())
      .filter(({ name }) => !notRows.test(name) && !transient.has(name))
      .map(({ name, columns }) => [name, new Set(columns.map((column) => column.name))]),
  )
  const ordered = new Set<string>()
  const add = (name: string, referring: readonly string[] = []) => {
    if (!tables.has(name) || ordered.has(name) || referring.includes(name)) return
    for (const { table, target } of foreign) if (table === name) add(target, [...referring, name])
    ordered.add(name)
  }
  for (const name of [...restoredFirst, ...tables.keys()]) add(name)
  return [...ordered].map((name) => ({
    name,
    key: primary.filter(({ table }) => table === name).map(({ column }) => column),
    columns: tables.get(name) ?? new Set(),
    files: files[name],
  }))
}
