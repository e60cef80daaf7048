import { sql } from "kysely"
import { expect, it } from "vitest"
import { onEachEngine } from "#tests/harness/engines.ts"
import { createDeclared } from "./create-tables.ts"
import { id, integer, table, text } from "./declare-table.ts"
import { openSqlite } from "./dialects/sqlite.ts"
import { migrate } from "./migrate.ts"

it("rejects a database of an unreleased version in one line", async () => {
  const opened = openSqlite(":memory:")
  await migrate(opened)
  await sql`update kysely_migration set name = '001-schema' where name = '001-tables'`.execute(opened.db)
  await expect(migrate(opened)).rejects.toThrow(/^The database was made by a version .* never released\. .*$/u)
  await opened.close()
})

onEachEngine("declared tables", (open) => {
  it("get what is declared for a later migration with that migration", async () => {
    const { db, dialect } = open()
    const declared = {
      garage: table(
        { id: id(), name: text(), color: text("red").since("002-later") },
        { unique: { garage_by_color: { on: ["color"], where: sql<boolean>`color <> ''`, since: "002-later" } } },
      ),
      car: table({ id: id(), garage_id: integer().ownedBy("garage") }, { since: "002-later" }),
    }
    const create = (migration: string) => createDeclared(db, dialect.name, declared, { migration, first: "001-first" })
    await create("001-first")
    const namesOf = async () => {
      const tables = await db.introspection.getTables()
      const created = tables.filter(({ name }) => Object.hasOwn(declared, name))
      return created.map(({ name, columns }) => [name, ...columns.map((column) => column.name)].join(" "))
    }
    expect(await namesOf()).toEqual(["garage id name"])
    await sql`insert into garage (name) values ('old')`.execute(db)
    await create("002-later")
    expect(new Set(await namesOf())).toEqual(new Set(["garage id name color", "car id garage_id"]))
    expect((await sql`select name, color from garage`.execute(db)).rows).toEqual([{ name: "old", color: "red" }])
  })
})
