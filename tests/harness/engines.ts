import { randomBytes } from "node:crypto"
import { Client } from "pg"
import { afterAll, beforeAll, describe, inject } from "vitest"
import type { OpenDatabase } from "#server/db/dialects/dialect.ts"
import { openPostgres } from "#server/db/dialects/postgres.ts"
import { openSqlite } from "#server/db/dialects/sqlite.ts"
import { migrate } from "#server/db/migrate.ts"
import { openPglite } from "./open-pglite.ts"

async function openMigrated(opened: OpenDatabase): Promise<OpenDatabase> {
  await migrate(opened)
  return opened
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
  pglite: async () => openPglite(inject("pgliteData")).opened,
}

/** One migrated, empty database of each engine that is always there, for tests that compare them. */
export const openEachEngine = (): Promise<OpenDatabase[]> => Promise.all(Object.values(engines).map((open) => open()))

const postgres = async () => openPostgres({ url: (await newPostgresDatabase()) ?? "", connections: 5 })
const hasServer = () => inject("postgres") !== null

/** Runs a suite once per engine on a migrated, empty database: the file's, the in-process one, and a real server where there is one. */
export function onEachEngine(name: string, suite: (open: () => OpenDatabase) => void): void {
  runOn({ ...engines, ...(hasServer() ? { postgres } : {}) }, name, suite)
}

/** The same on two engines: the file's, and the real server or, where there is none, the in-process one. */
export function onBothEngines(name: string, suite: (open: () => OpenDatabase) => void): void {
  const { sqlite, pglite } = engines
  runOn({ sqlite, ...(hasServer() ? { postgres } : { pglite }) }, name, suite)
}

function runOn(
  all: Record<string, () => Promise<OpenDatabase>>,
  name: string,
  suite: (open: () => OpenDatabase) => void,
): void {
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
