import { setTimeout as sleep } from "node:timers/promises"
import { Kysely, sql } from "kysely"
import { Pool, type PoolConfig, type PoolClient, TypeOverrides } from "pg"
import type { Tables } from "../schema/tables.ts"
import type { OpenDatabase } from "./dialect.ts"
import { listenForContent } from "./postgres-listen.ts"
import { createPostgresDriver, lockSpace } from "./postgres-driver.ts"
import { kyselyDialect, postgresDialect } from "./postgres-dialect.ts"
import { isAway } from "./postgres-errors.ts"

export interface PostgresOptions {
  url: string
  /** Maximum connections of this process, not counting the listening one. */
  connections: number
  /** Called with errors of idle connections. */
  onTrouble?: (error: unknown) => void
  /** How long opening waits for a starting database; default a minute. */
  waitMs?: number
  /** Schemas searched for names, the own one first; default the server's. */
  searchPath?: readonly string[]
  /** No statement timeout, as for a migration. */
  patient?: boolean
}

const statementMs = 10_000
const unhurried: PoolConfig = { statement_timeout: 0, query_timeout: 0 }
// https://github.com/brianc/node-pg-types: counts and sums are text otherwise.
const numberTypes = [20, 1700]

/** Opens a PostgreSQL database, version 15 or newer; waits up to a minute while it starts. */
export async function openPostgres({
  url,
  connections,
  onTrouble = () => undefined,
  waitMs = 60_000,
  searchPath,
  patient = false,
}: PostgresOptions): Promise<OpenDatabase> {
  const config = { ...connectionConfig(url, searchPath), ...(patient ? unhurried : {}) }
  const pool = new Pool({
    ...config,
    max: connections,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    // Starting parallel workers takes longer than nearly every query of the site.
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for the promise; its type does not say so
    onConnect: async (client) => void (await client.query("set max_parallel_workers_per_gather = 0")),
  })
  // A broken connection must never end the process: idle ones notify the pool, lent ones their own listeners.
  pool.on("error", onTrouble)
  pool.on("connect", (client) => client.on("error", onTrouble))
  try {
    await untilItResponds(pool, Date.now() + waitMs)
  } catch (error) {
    await pool.end()
    throw error
  }
  const db = new Kysely<Tables>({ dialect: kyselyDialect(() => createPostgresDriver(pool)) })
  const listener = listenForContent(config, onTrouble)
  return {
    db,
    dialect: postgresDialect,
    snapshot: (work) => db.transaction().setIsolationLevel("repeatable read").execute(work),
    check: async () => null,
    withLock: (name, work) => runAlone(pool, name, work),
    onContentVersion: listener.add,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    ping: async () => void (await sql`select 1`.execute(db)),
    close: async () => {
      await listener.close()
      await db.destroy()
      // Nothing was queried yet, such as after a rejected start: an idle connection would keep the process alive.
      if (!pool.ended) await pool.end()
    },
  }
}

export function connectionConfig(url: string, searchPath?: readonly string[]): PoolConfig {
  const types = new TypeOverrides()
  for (const type of numberTypes) types.setTypeParser(type, Number)
  return {
    connectionString: url,
    types,
    keepAlive: true,
    statement_timeout: statementMs,
    // The server's own limit fires first; this one covers a network that drops everything.
    query_timeout: statementMs + 5_000,
    idle_in_transaction_session_timeout: 2 * statementMs,
    application_name: "turbine-site",
    ...(searchPath
      ? { options: `-c search_path=${searchPath.join(",").replaceAll(/[\s\\]/gu, String.raw`\$&`)}` }
      : {}),
  }
}

async function untilItResponds(pool: Pool, deadline: number): Promise<void> {
  for (;;) {
    try {
      const { rows } = await pool.query<{ version: string }>("select current_setting('server_version_num') as version")
      if (Number(rows[0]?.version) < 150_000) throw new Error("PostgreSQL 15 or newer is needed")
      return
    } catch (error) {
      if (!isAway(error) || Date.now() > deadline) throw error
      await sleep(250)
    }
  }
}

/**
 * Runs a job under a lock that lives as long as its connection: when the process is killed, another one can take the
 * job at once.
 */
async function runAlone(pool: Pool, name: string, work: () => Promise<unknown>): Promise<boolean> {
  const client = await pool.connect()
  let broken = false
  try {
    if (!(await lock(client, name))) return false
    try {
      await work()
    } finally {
      await client.query("select pg_advisory_unlock($1, hashtext($2))", [lockSpace + 1, name]).catch(() => {
        broken = true
      })
    }
    return true
  } finally {
    client.release(broken)
  }
}

async function lock(client: PoolClient, name: string): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>("select pg_try_advisory_lock($1, hashtext($2)) as locked", [
    lockSpace + 1,
    name,
  ])
  return rows[0]?.locked === true
}
