import { Client, type QueryResultRow } from "pg"
import type { Replacement } from "./replacement.ts"
import { contentChannel, keptSchema } from "./postgres-dialect.ts"
import { lockSpace } from "./postgres-driver.ts"
import { connectionConfig, openPostgres } from "./postgres.ts"

const freshSchema = "restoring"
const connections = 3

/**
 * Opens a new, empty database in a schema of its own beside the active tables. One transaction swaps them, also while
 * the site runs: other processes see the new state with their next statement.
 */
export async function openPostgresReplacement(url: string, now: Date): Promise<Replacement> {
  const active = await openPostgres({ url, connections })
  const [home = "public"] = await run(url, "select quote_ident(current_schema()) as value")
  await run(url, `drop schema if exists ${freshSchema} cascade; create schema ${freshSchema}`)
  const opened = await openPostgres({ url, connections, searchPath: [freshSchema, home], patient: true })
  const closeBoth = async () => {
    await opened.close()
    await active.close()
  }
  return {
    opened,
    readOld: (work) => work(active.db).catch(() => null),
    switchOver: async () => {
      const kept = await exchange(url, home, keptSchema(now))
      await closeBoth()
      return kept
    },
    discard: async () => {
      await closeBoth()
      await run(url, `drop schema if exists ${freshSchema} cascade`)
    },
  }
}

/**
 * Moves existing tables and functions aside and the new ones into their place; returns the schema of the old ones, null
 * when there were none.
 */
async function exchange(url: string, home: string, aside: string): Promise<string | null> {
  return onClient(url, async (values) => {
    await values("begin")
    // Waits for the present writer and blocks new ones.
    await values(`select pg_advisory_xact_lock(${lockSpace}, 0)`)
    await values(`create schema ${aside}`)
    const fresh = await thingsIn(values, freshSchema)
    const there = new Set(await thingsIn(values, home))
    const replaced = fresh.filter((thing) => there.has(thing))
    const versions = replaced.some((thing) => thing.endsWith(".content_state"))
      ? await values(`select version as value from ${home}.content_state where id = 1`)
      : []
    for (const thing of replaced) await values(move(thing, home, aside))
    for (const thing of fresh) await values(move(thing, freshSchema, home))
    for (const name of await values(extensionsIn(freshSchema)))
      await values(`alter extension ${name} set schema ${home}`)
    // Higher than any version before, so that no process mistakes a cached page for the restored content.
    await values(`update ${home}.content_state set version = greatest(version, ${Number(versions[0] ?? 0)}) + 1`)
    await values(`drop schema ${freshSchema}`)
    if (replaced.length === 0) await values(`drop schema ${aside}`)
    await values(`notify ${contentChannel}`)
    await values("commit")
    return replaced.length === 0 ? null : `schema ${aside}`
  })
}

/** Returns tables and functions as `table.name` and `function.name()`; indexes and sequences follow their tables. */
const thingsIn = (values: Values, schema: string) =>
  values(`select 'table.' || quote_ident(relname) as value from pg_class
      where relkind = 'r' and relnamespace = ${regnamespace(schema)}
    union all
    select 'function.' || quote_ident(proname) || '(' || pg_get_function_identity_arguments(oid) || ')' from pg_proc
      where pronamespace = ${regnamespace(schema)}
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`)

const regnamespace = (schema: string) => `'${schema.replaceAll("'", "''")}'::regnamespace`

const extensionsIn = (schema: string) =>
  `select quote_ident(extname) as value from pg_extension where extnamespace = ${regnamespace(schema)}`

function move(thing: string, from: string, to: string): string {
  const [kind = "", ...name] = thing.split(".")
  return `alter ${kind} ${from}.${name.join(".")} set schema ${to}`
}

/** Runs a statement; returns the column `value` of its rows. */
type Values = (statement: string) => Promise<string[]>

const run = (url: string, statement: string) => onClient(url, (values) => values(statement))

async function onClient<T>(url: string, work: (values: Values) => Promise<T>): Promise<T> {
  const client = new Client(connectionConfig(url))
  client.on("error", () => undefined)
  await client.connect()
  try {
    return await work(async (statement) => {
      const { rows } = await client.query<QueryResultRow & { value: unknown }>(statement)
      return (rows ?? []).map((row) => String(row.value))
    })
  } finally {
    await client.end()
  }
}
