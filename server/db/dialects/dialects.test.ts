import { sql } from "kysely"
import { expect, it } from "vitest"
import { onEachEngine } from "#tests/harness/engines.ts"
import { bumpContentVersion } from "../content-state.ts"

onEachEngine("engine", (open) => {
  it("distinguishes a duplicate value from other errors", async () => {
    const { db, dialect } = open()
    const insert = () =>
      db
        .insertInto("session")
        .values({ token_hash: "a", admin_id: 1, id: "a", created_at: "", used_at: "", confirmed_at: "" })
    await db
      .insertInto("admin")
      .values({ id: 1, login: "one", password_hash: "", must_change_password: 0, updated_at: "" })
      .execute()
    await insert().execute()
    const doubled: unknown = await insert()
      .execute()
      .catch((error: unknown) => error)
    const wrong: unknown = await sql`select nothing from nowhere`.execute(db).catch((error: unknown) => error)
    expect([doubled, wrong].map(dialect.isUniqueViolation)).toEqual([true, false])
    expect([doubled, wrong].map(dialect.isAway)).toEqual([false, false])
    expect([doubled, wrong].map(dialect.isDiskFull)).toEqual([false, false])
  })

  it("returns numbers, texts and bytes as stored", async () => {
    const { db } = open()
    const created_at = "2026-11-20T09:00:00.000Z"
    const bytes = new Uint8Array([0, 255, 10, 13, 92])
    await db
      .insertInto("picture")
      .values({ hash: "h", extension: "jpg", width: 3, height: 2, bytes, sizes: "{}", pending: 0, created_at })
      .execute()
    const picture = await db.selectFrom("picture").selectAll().executeTakeFirstOrThrow()
    expect(new Uint8Array(picture.bytes)).toEqual(bytes)
    const stamps = { position: 1, created_at, updated_at: created_at }
    const texts = { title: "Ölpumpe „А“ 🔩", description: "", type: "", model: "", lang: "DE" as const }
    await db
      .insertInto("product")
      .values({ ...texts, ...stamps, power: 1234.56789, category_id: null, translation_of: null, deleted_at: null })
      .execute()
    const product = await db.selectFrom("product").select(["title", "power", "version"]).executeTakeFirstOrThrow()
    expect(product).toEqual({ title: "Ölpumpe „А“ 🔩", power: 1234.56789, version: 1 })
    const { count, sum } = await db
      .selectFrom("product")
      .select((eb) => [eb.fn.countAll().as("count"), eb.fn.sum("version").as("sum")])
      .executeTakeFirstOrThrow()
    expect([Number(count), Number(sum)]).toEqual([1, 1])
  })

  it("orders texts by code point, whatever the server's locale", async () => {
    const { db } = open()
    for (const key of ["b", "Ä", "a", "B", "-a", "a-"])
      await db.insertInto("idempotency").values({ key, answer: "", created_at: "" }).execute()
    const rows = await db.selectFrom("idempotency").select("key").orderBy("key").execute()
    expect(rows.map(({ key }) => key)).toEqual(["-a", "B", "a", "a-", "b", "Ä"])
  })

  it("serialises writers, for 40 at once", async () => {
    const { db } = open()
    const { version } = await db.selectFrom("content_state").select("version").executeTakeFirstOrThrow()
    const write = () =>
      db.transaction().execute(async (trx) => {
        const now = await trx.selectFrom("content_state").select("version").executeTakeFirstOrThrow()
        if (now.version !== version) return false
        await bumpContentVersion(trx)
        return true
      })
    const wins = await Promise.all(Array.from({ length: 40 }, write))
    expect(wins.filter(Boolean)).toHaveLength(1)
  })

  it("continues ids after the highest that was written", async () => {
    const { db, dialect } = open()
    await db.insertInto("audit").values({ id: 70, at: "", who: "", event: "" }).execute()
    await dialect.continueIds(db as never, "audit", "id")
    const next = await db.insertInto("audit").values({ at: "", who: "", event: "" }).returning("id").executeTakeFirst()
    expect(next?.id).toBe(71)
  })

  it("runs a job of one name once at a time", async () => {
    const { withLock } = open()
    const gate = Promise.withResolvers<void>()
    const running = Promise.withResolvers<void>()
    const first = withLock("job", () => {
      running.resolve()
      return gate.promise
    })
    await running.promise
    expect(await withLock("job", async () => undefined)).toBe(false)
    expect(await withLock("another job", async () => undefined)).toBe(true)
    gate.resolve()
    expect(await first).toBe(true)
    expect(await withLock("job", async () => undefined)).toBe(true)
  })

  it("releases the lock of a failed job", async () => {
    const { withLock } = open()
    await expect(withLock("failing", () => Promise.reject(new Error("no")))).rejects.toThrow("no")
    expect(await withLock("failing", async () => undefined)).toBe(true)
  })

  it("reads one state in a snapshot", async () => {
    const { db, snapshot } = open()
    const count = (from: typeof db) =>
      from
        .selectFrom("audit")
        .select("id")
        .execute()
        .then((rows) => rows.length)
    const before = await count(db)
    expect(await snapshot(count)).toBe(before)
  })
})
