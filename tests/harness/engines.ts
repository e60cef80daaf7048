import { randomBytes } from "node:crypto"
import { Kysely } from "kysely"
import { Client } from "pg"
import { afterAll, beforeAll, describe, inject } from "vitest"
import type { OpenDatabase } from "#server/db/dialects/dialect.ts"
import { kyselyDialect, postgresDialect } from "#server/db/dialects/postgres-dialect.ts"
import { createPostgresDriver } from "#server/db/dialects/postgres-driver.ts"
import { openPostgres } from "#server/db/dialects/postgres.ts"
import { aloneHere, openSqlite } from "#server/db/dialects/sqlite.ts"
import { migrate } from "#server/db/migrate.ts"
import type { Tables } from "#server/db/schema.ts"
import { createPglitePool } from "./pglite-pool.ts"

async function openMigrated(opened: OpenDatabase): Promise<OpenDatabase> {
  await migrate(opened)
  return opened
}

function openPglite(): OpenDatabase {
  const pool = createPglitePool()
  const db = new Kysely<Tables>({ dialect: kyselyDialect(() => createPostgresDriver(pool)) })
  return {
    db,
    dialect: postgresDialect,
    ping: async () => undefined,
    check: async () => null,
    snapshot: (work) => db.transaction().setIsolationLevel("repeatable read").execute(work),
    alone: aloneHere(),
    onContentVersion: () => () => undefined,
    close: () => db.destroy(),
  }
}

/** Address of a new database, a copy of the migrated, empty one unless told; null when there is no server. */
export async function newPostgresDatabase(template = "empty"): Promise<string | null> {
  const address = inject("postgres")
  if (address === null) return null
  const name = `test_${randomBytes(6).toString("hex")}`
  const client = new Client({ connectionString: address.replace("DATABASE", "postgres") })
  await client.connect()
  await client.query(`create database ${name} template ${template}`)
  await client.end()
  return address.replace("DATABASE", name)
}

const engines = {
  sqlite: () => openMigrated(openSqlite(":memory:")),
  pglite: () => openMigrated(openPglite()),
}

/** One migrated, empty database of each engine that is always there, for tests that compare them. */
export const openEachEngine = (): Promise<OpenDatabase[]> => Promise.all(Object.values(engines).map((open) => open()))

/**
 * Runs a suite once per engine on a migrated, empty database: on the file's engine, and on a real server where there is one, else on
 * the in-process one; in the long form on all three.
 */
export function onEachEngine(name: string, suite: (open: () => OpenDatabase) => void): void {
  const postgres = async () => openPostgres({ url: (await newPostgresDatabase()) ?? "", connections: 5 })
  const { pglite, ...others } = engines
  const server = inject("postgres") === null ? {} : { postgres }
  const inProcess = inject("postgres") === null || process.env["UNIT_FORM"] === "long" ? { pglite } : {}
  const all = { ...others, ...inProcess, ...server }
  for (const [engine, open] of Object.entries(all))
    describe(`${name} (${engine})`, () => {
      let opened: OpenDatabase
      beforeAll(async () => {
        opened = await open()
      })
      afterAll(() => opened.close())
      suite(() => opened)
    })
}
