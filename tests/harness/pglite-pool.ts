import type { PGlite } from "@electric-sql/pglite"
import type { ConnectionPool } from "#server/db/dialects/postgres-driver.ts"

/** Wraps the in-process engine as a pool of one connection, so that it uses the same driver as a real server. */
export function createPglitePool(pglite: PGlite): ConnectionPool {
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
