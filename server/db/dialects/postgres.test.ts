import { setTimeout as sleep } from "node:timers/promises"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest"
import { newPostgresDatabase } from "#tests/harness/engines.ts"
import { findPostgresBinaries } from "#tests/harness/postgres-binaries.ts"
import { type PostgresServer, startPostgres } from "#tests/harness/postgres-server.ts"
import { bumpContentVersion } from "../content-state.ts"
import { waitForLock } from "../wait-for-lock.ts"
import { migrate } from "../migrate.ts"
import type { OpenDatabase } from "./dialect.ts"
import { openPostgres } from "./postgres.ts"

const problemOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

// Runs only where a PostgreSQL server can be started; the run reports it otherwise.
describe.runIf(inject("postgres") !== null)("PostgreSQL with several processes", () => {
  let url = ""
  let opened: OpenDatabase
  let two: OpenDatabase
  beforeAll(async () => {
    url = (await newPostgresDatabase()) ?? ""
    opened = await openPostgres({ url, connections: 3 })
    two = await openPostgres({ url, connections: 3 })
  })
  afterAll(() => Promise.all([opened.close(), two.close()]))

  it("accepts one of two edits that have read the same version", async () => {
    const edit = ({ db }: OpenDatabase) =>
      db.transaction().execute(async (trx) => {
        const { version } = await trx.selectFrom("content_state").select("version").executeTakeFirstOrThrow()
        if (version !== before) return false
        await bumpContentVersion(trx)
        return true
      })
    const { version: before } = await opened.db.selectFrom("content_state").select("version").executeTakeFirstOrThrow()
    const results = await Promise.all(Array.from({ length: 30 }, (_, index) => edit(index % 2 ? opened : two)))
    expect(results.filter(Boolean)).toHaveLength(1)
  })

  it("serves readers while writers wait for each other", async () => {
    const gate = Promise.withResolvers<void>()
    const slow = opened.db.transaction().execute(() => gate.promise)
    const waiting = Array.from({ length: 20 }, () => opened.db.transaction().execute(bumpContentVersion))
    await opened.ping()
    gate.resolve()
    await Promise.all([slow, ...waiting])
  })

  it("reads one state in a snapshot while another process writes", async () => {
    const version = (db: OpenDatabase["db"]) => db.selectFrom("content_state").select("version").executeTakeFirst()
    await opened.snapshot(async (db) => {
      const before = await version(db)
      await two.db.transaction().execute(bumpContentVersion)
      expect(await version(db)).toEqual(before)
      expect(await version(two.db)).not.toEqual(before)
    })
  })

  it("runs a job in one process at a time", async () => {
    const gate = Promise.withResolvers<void>()
    const started = Promise.withResolvers<void>()
    const first = opened.withLock("job", () => {
      started.resolve()
      return gate.promise
    })
    await started.promise
    expect(await two.withLock("job", async () => undefined)).toBe(false)
    gate.resolve()
    await first
    expect(await two.withLock("job", async () => undefined)).toBe(true)
  })

  it("is notified of a change by another process, also after its connection was cut", async () => {
    let heard = 0
    const stop = opened.onContentVersion(() => heard++)
    await sleep(100)
    const hears = async () => {
      const before = heard
      await two.db.transaction().execute(bumpContentVersion)
      await expect.poll(() => heard, { interval: 10 }).toBeGreaterThan(before)
    }
    await hears()
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'`.execute(two.db)
    await hears()
    await expect
      .poll(
        async () => {
          const { rows } =
            await sql`select 1 from pg_stat_activity where query like 'listen %' and datname = current_database()`.execute(
              two.db,
            )
          return rows.length
        },
        { interval: 50 },
      )
      .toBe(2)
    await hears()
    stop()
  })

  it("does not wait for a wrong address as for a server that is starting", async () => {
    const wrong = url.replace(/\/test_\w+/u, "/not_there")
    const problem = await problemOf(openPostgres({ url: wrong, connections: 2 }))
    expect(opened.dialect.isAway(problem)).toBe(false)
  })

  it("migrates the schema once when several processes start together", async () => {
    const fresh = (await newPostgresDatabase("template1")) ?? ""
    const opened = await Promise.all([1, 2, 3].map(() => openPostgres({ url: fresh, connections: 2 })))
    await Promise.all(opened.map((each) => waitForLock(each, "migration", () => migrate(each))))
    await Promise.all(opened.map(({ close }) => close()))
  })
})

describe.runIf(inject("postgres") !== null)("PostgreSQL that goes away", () => {
  let server: PostgresServer
  let opened: OpenDatabase
  const troubles: unknown[] = []
  beforeAll(async () => {
    server = await startPostgres(findPostgresBinaries() ?? "")
    opened = await openPostgres({
      url: server.url("postgres"),
      connections: 3,
      onTrouble: (error) => troubles.push(error),
    })
    await migrate(opened)
  })
  afterAll(async () => {
    await opened.close()
    await server.remove()
  })

  it("counts as away for every kind of work, and works again when it is back", async () => {
    const { db, dialect, ping } = opened
    const started = Promise.withResolvers<void>()
    const inTheMiddle = problemOf(
      db.transaction().execute(async (trx) => {
        await bumpContentVersion(trx)
        started.resolve()
        await sleep(300)
        await bumpContentVersion(trx)
      }),
    )
    const running = problemOf(sql`select pg_sleep(5)`.execute(db))
    await started.promise
    await server.stop()
    const problems = [
      await inTheMiddle,
      await running,
      await problemOf(ping()),
      await problemOf(db.transaction().execute(bumpContentVersion)),
      await problemOf(opened.withLock("job", async () => undefined)),
    ]
    expect(problems.map((problem) => [String(problem), dialect.isAway(problem)])).toEqual(
      problems.map((problem) => [String(problem), true]),
    )
    await server.start()
    await ping()
    await db.transaction().execute(bumpContentVersion)
    const { version } = await db.selectFrom("content_state").select("version").executeTakeFirstOrThrow()
    expect(version).toBe(2)
    expect(troubles.length).toBeGreaterThan(0)
  })

  it("waits for a server that is still starting", async () => {
    await server.stop()
    const opening = openPostgres({ url: server.url("postgres"), connections: 2 })
    await sleep(300)
    await server.start()
    await (await opening).close()
  })

  it("gives up when the server stays away", async () => {
    await server.stop()
    const problem = await problemOf(openPostgres({ url: server.url("postgres"), connections: 2, waitMs: 300 }))
    expect(opened.dialect.isAway(problem)).toBe(true)
    await server.start()
  })
})
