import { randomBytes } from "node:crypto"
import process from "node:process"
import { Client } from "pg"
import { afterAll, beforeAll, describe, inject } from "vitest"
import type { OpenDatabase } from "#server/db/dialects/dialect.ts"
import { openPostgres } from "#server/db/dialects/postgres.ts"
import { openSqlite } from "#server/db/dialects/sqlite.ts"
import { migrate } from "#server/db/migrate.ts"
import { positionOf } from "./turns.ts"

async function openMigrated(opened: OpenDatabase): Promise<OpenDatabase> {
  await migrate(opened)
  return opened
}

/** Returns the URL of a new database, by default a copy of the migrated, empty one; null without a server. */
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

const sqlite = () => openMigrated(openSqlite(":memory:"))
// Loaded on demand: it takes longer than most test files.
const pglite = async () => (await import("./open-pglite.ts")).openPglite(inject("pgliteData")).opened
const postgres = async () => openPostgres({ url: (await newPostgresDatabase()) ?? "", connections: 5 })

/** Returns SQLite and PostgreSQL. The in-process engine replaces a missing server, and is added by TEST_ENGINES=all. */
function chosenEngines(): Record<string, () => Promise<OpenDatabase>> {
  const hasServer = inject("postgres") !== null
  const hasPglite = inject("pgliteData") !== ""
  return { sqlite, ...(hasPglite ? { pglite } : {}), ...(hasServer ? { postgres } : {}) }
}

/** Returns one migrated, empty database of each engine, for tests that compare them. */
export const openEachEngine = (): Promise<OpenDatabase[]> =>
  Promise.all(Object.values(chosenEngines()).map((open) => open()))

/** Runs a suite once per engine on a migrated, empty database of its own. */
export function onEachEngine(name: string, suite: (open: () => OpenDatabase) => void): void {
  runOn(Object.entries(chosenEngines()), name, suite)
}

/**
 * Same as `onEachEngine`, for suites that take long and say little about an engine: a run of all stages has one engine,
 * the next run the next one. Half of the suites begin with the other engine, so that each run has all of them.
 */
export function onEnginesInTurn(name: string, suite: (open: () => OpenDatabase) => void): void {
  runInTurn(Object.entries(chosenEngines()), name, suite)
}

/** Same as `onEnginesInTurn` without the in-process engine, whose speed nobody promises, for suites with time limits. */
export function onMeasuredEngines(name: string, suite: (open: () => OpenDatabase) => void): void {
  const measured = Object.entries(chosenEngines()).filter(([engine]) => engine !== "pglite")
  runInTurn(measured, name, suite)
}

type Engine = readonly [name: string, open: () => Promise<OpenDatabase>]

function runInTurn(engines: readonly Engine[], name: string, suite: (open: () => OpenDatabase) => void): void {
  const share = process.env["TEST_SHARE"]
  if (share === undefined) return runOn(engines, name, suite)
  const turn = (positionOf(share) + Buffer.from(name).reduce((sum, byte) => sum + byte, 0)) % engines.length
  runOn(engines.slice(turn, turn + 1), name, suite)
}

function runOn(engines: readonly Engine[], name: string, suite: (open: () => OpenDatabase) => void): void {
  for (const [engine, open] of engines)
    describe(`${name} (${engine})`, () => {
      let opened: OpenDatabase
      beforeAll(async () => {
        opened = await open()
      })
      afterAll(() => opened.close())
      suite(() => opened)
    })
}
