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
  /** Most connections of this process, apart from the one that listens. */
  connections: number
  /** Told what happens to connections while nobody waits for them. */
  onTrouble?: (error: unknown) => void
  /** How long the database may be starting until opening gives up; a minute unless told. */
  waitMs?: number
  /** Schemas in which names are looked up, the own one first; the server's default unless told. */
  searchPath?: readonly string[]
  /** Whether statements may take as long as they need, as those of a migration. */
  patient?: boolean
}

const statementMs = 10_000
const unhurried: PoolConfig = { statement_timeout: 0, query_timeout: 0 }
// https://github.com/brianc/node-pg-types: counts and sums come as text otherwise.
const numberTypes = [20, 1700]

/** Opens a database of version 15 or newer, which may still be starting for a minute. */
export async function openPostgres({
  url,
  connections,
  onTrouble = () => undefined,
  waitMs = 60_000,
  searchPath,
  patient = false,
}: PostgresOptions): Promise<OpenDatabase> {
  const config = { ...connectionConfig(url, searchPath), ...(patient ? unhurried : {}) }
  const pool = new Pool({ ...config, max: connections, connectionTimeoutMillis: 5_000, idleTimeoutMillis: 30_000 })
  // A connection that breaks must never end the process: idle ones tell the pool, lent ones their own listeners.
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
      // Nobody has asked for anything yet, such as after a start that was refused: an idle connection would hold the process.
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
    // The server's own limit comes first; this one is for a network that swallows everything.
    query_timeout: statementMs + 5_000,
    idle_in_transaction_session_timeout: 2 * statementMs,
    application_name: "turbine-site",
    ...(searchPath ? { options: `-c search_path=${searchPath.join(",")}` } : {}),
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

/** The lock lives as long as its connection: when the process is killed, another one takes the job over at once. */
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
