import { CompiledQuery, type Insertable } from "kysely"
import type { Database } from "./dialects/database.ts"
import type { Tables } from "./schema/tables.ts"

/** Rows per statement; few sizes, so that few prepared statements are cached. */
const sizes = [400, 200, 100, 50, 25, 10, 5, 1]

/**
 * Returns a function that inserts rows by statements compiled once per size; compiling them anew takes longer than
 * running them.
 */
export function createBulkInsert<Name extends keyof Tables>(
  db: Database,
  table: Name,
  columns: readonly (keyof Tables[Name] & string)[],
): (rows: readonly Insertable<Tables[Name]>[]) => Promise<void> {
  const statements = new Map<number, string>()
  const statementFor = (count: number): string => {
    const cached = statements.get(count)
    if (cached !== undefined) return cached
    const row = Object.fromEntries(columns.map((column) => [column, 0])) as Insertable<Tables[Name]>
    const made = db
      .insertInto(table)
      .values(Array.from({ length: count }, () => row))
      .compile().sql
    statements.set(count, made)
    return made
  }
  return async (rows) => {
    for (let start = 0; start < rows.length; ) {
      const size = sizes.find((candidate) => candidate <= rows.length - start) ?? 1
      const values: unknown[] = []
      for (const row of rows.slice(start, start + size))
        for (const column of columns) values.push(row[column as keyof typeof row])
      await db.executeQuery(CompiledQuery.raw(statementFor(size), values))
      start += size
    }
  }
}
