import { PGlite } from "@electric-sql/pglite"
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm"
import type { ConnectionPool } from "#server/db/dialects/postgres-driver.ts"

/** The in-process engine as a pool of one connection, so that it runs behind the same driver as a real server. */
export function createPglitePool(): ConnectionPool {
  const pglite = new PGlite({ extensions: { pg_trgm } })
  let last: Promise<void> = Promise.resolve()
  return {
    async connect() {
      const before = last
      const lent = Promise.withResolvers<void>()
      last = before.then(() => lent.promise)
      await before
      return {
        async query(text, values) {
          const results = values.length > 0 ? [await pglite.query(text, values)] : await pglite.exec(text)
          const { rows = [], affectedRows } = results.at(-1) ?? {}
          return { rows, rowCount: affectedRows ?? 0, command: text.split(" ", 1)[0]?.toUpperCase() ?? "" }
        },
        release: () => lent.resolve(),
      }
    },
    end: () => pglite.close(),
  }
}
