import { sql } from "kysely"
import { expect, it } from "vitest"
import { openSqlite } from "./dialects/sqlite.ts"
import { migrate } from "./migrate.ts"

it("rejects a database of an unreleased version and says how to keep its content", async () => {
  const opened = openSqlite(":memory:")
  await migrate(opened)
  await sql`update kysely_migration set name = '001-content' where name = '001-schema'`.execute(opened.db)
  await expect(migrate(opened)).rejects.toThrow(/unreleased version.*make a backup with that version and restore it/u)
  await opened.close()
})
