import { readFileSync } from "node:fs"
import { PGlite } from "@electric-sql/pglite"
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm"
import { Kysely } from "kysely"
import type { OpenDatabase } from "#server/db/dialects/dialect.ts"
import { kyselyDialect, postgresDialect } from "#server/db/dialects/postgres-dialect.ts"
import { createPostgresDriver } from "#server/db/dialects/postgres-driver.ts"
import { lockInProcess } from "#server/db/dialects/sqlite.ts"
import type { Tables } from "#server/db/schema/tables.ts"
import { createPglitePool } from "./pglite-pool.ts"

interface OpenPglite {
  opened: OpenDatabase
  /** Returns its data folder as one archive. */
  dump: () => Promise<Uint8Array>
}

/** Opens the in-process engine on a new database, or on a copy dumped into a file. */
export function openPglite(from?: string): OpenPglite {
  const data = from === undefined ? {} : { loadDataDir: new Blob([readFileSync(from)]) }
  const pglite = new PGlite({ extensions: { pg_trgm }, ...data })
  const pool = createPglitePool(pglite)
  const db = new Kysely<Tables>({ dialect: kyselyDialect(() => createPostgresDriver(pool)) })
  return {
    opened: {
      db,
      dialect: postgresDialect,
      ping: async () => undefined,
      check: async () => null,
      snapshot: (work) => db.transaction().setIsolationLevel("repeatable read").execute(work),
      withLock: lockInProcess(),
      onContentVersion: () => () => undefined,
      close: () => db.destroy(),
    },
    dump: async () => new Uint8Array(await (await pglite.dumpDataDir("none")).arrayBuffer()),
  }
}
