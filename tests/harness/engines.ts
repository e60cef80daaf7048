import { PGlite } from "@electric-sql/pglite"
import { Kysely, PGliteDialect } from "kysely"
import { afterAll, beforeAll, describe } from "vitest"
import type { OpenDatabase } from "#server/db/dialects/dialect.ts"
import { postgresDialect } from "#server/db/dialects/postgres.ts"
import { openSqlite } from "#server/db/dialects/sqlite.ts"
import { migrate } from "#server/db/migrate.ts"
import type { Tables } from "#server/db/schema.ts"

const engines = {
  sqlite: () => openSqlite(":memory:"),
  pglite: (): OpenDatabase => {
    const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: new PGlite() }) })
    return {
      db,
      dialect: postgresDialect,
      ping: async () => undefined,
      check: async () => null,
      snapshot: (work) => db.transaction().setIsolationLevel("repeatable read").execute(work),
      close: () => db.destroy(),
    }
  },
}

/** Runs a suite once per engine on a migrated, empty database. */
export function onEachEngine(name: string, suite: (open: () => OpenDatabase) => void): void {
  for (const [engine, make] of Object.entries(engines))
    describe(`${name} (${engine})`, () => {
      let opened: OpenDatabase
      beforeAll(async () => {
        opened = make()
        await migrate(opened)
      })
      afterAll(() => opened.close())
      suite(() => opened)
    })
}
