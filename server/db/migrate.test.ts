import { sql } from "kysely"
import { expect, inject, it } from "vitest"
import { openSqlite } from "./dialects/sqlite.ts"
import { newPostgresDatabase } from "#tests/harness/engines.ts"
import { openPostgres } from "./dialects/postgres.ts"
import { migrate } from "./migrate.ts"

it("rejects a database of an unreleased version and says how to keep its content", async () => {
  const opened = openSqlite(":memory:")
  await migrate(opened)
  await sql`update kysely_migration set name = '001-content' where name = '001-schema'`.execute(opened.db)
  await expect(migrate(opened)).rejects.toThrow(/unreleased version.*make a backup with that version and restore it/u)
  await opened.close()
})

const engines = inject("postgres") === null ? ["sqlite"] : ["sqlite", "postgres"]

it.each(engines)("assigns the audit of earlier versions to the only account (%s)", async (engine) => {
  const url = (await newPostgresDatabase("template1")) ?? ""
  const opened = engine === "sqlite" ? openSqlite(":memory:") : await openPostgres({ url, connections: 5 })
  const { db } = opened
  const before = "001-schema 002-fixed-records 003-search-words 005-sheet-columns 007-demand 008-request-files".split(
    " ",
  )
  await migrate(opened, { only: before })
  await sql`insert into admin (login, password_hash, must_change_password, updated_at) values ('chef', '-', 0, '')`.execute(
    db,
  )
  const noted = [
    ["sign-in failed", "", ""],
    ["deleted", "admin", "page-part 12"],
    ["deleted", "admin", "part 1, part 2"],
    ["imported", "chef", "spare 3: +1 ~0 -0 parts.xlsx"],
  ]
  for (const [event, who, detail] of noted)
    await sql`insert into audit (at, event, who, detail) values ('', ${event}, ${who}, ${detail})`.execute(db)
  for (const data of [{ title_de: "Boroskopie" }, { partnumber: "L-1" }, {}])
    await sql`insert into history (kind, record_id, version, replaced_at, replaced_by, data)
      values (${"partnumber" in data ? "part" : "service"}, '1', 1, '', 'chef', ${JSON.stringify(data)})`.execute(db)
  await migrate(opened)
  const { id } = await db.selectFrom("admin").select("id").executeTakeFirstOrThrow()
  const audit = await db.selectFrom("audit").selectAll().orderBy("id").execute()
  expect(audit.map((row) => [row.event, row.account_id, row.kind, row.record_id, row.detail])).toEqual([
    ["sign_in_failed", null, "", "", ""],
    ["deleted", id, "page-part", "12", ""],
    ["deleted", id, "", "", "part 1, part 2"],
    ["imported", id, "", "", "spare 3: +1 ~0 -0 parts.xlsx"],
  ])
  const history = await db.selectFrom("history").selectAll().orderBy("id").execute()
  expect(history.map((row) => [row.event, row.title, row.account_id])).toEqual([
    ["changed", "Boroskopie", id],
    ["changed", "L-1", id],
    ["changed", "", id],
  ])
  await opened.close()
})
