import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sql } from "kysely"
import { afterEach, beforeEach, expect, it } from "vitest"
import { StartError } from "../cannot-start.ts"
import { DamagedDatabaseError } from "./damaged-database.ts"
import { openDatabase } from "./open-database.ts"

let folder: string
const file = () => join(folder, "site.db")
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "site-"))
  await (await openDatabase({ dataDir: folder })).close()
})
afterEach(() => rmSync(folder, { recursive: true }))

it("never mistakes a lost or emptied database for a first start", async () => {
  truncateSync(file())
  await expect(openDatabase({ dataDir: folder })).rejects.toThrow(/is empty\. .*npm run restore -- FILE/u)
  rmSync(file())
  await expect(openDatabase({ dataDir: folder })).rejects.toThrow(DamagedDatabaseError)
  expect(readdirSync(folder)).not.toContain("site.db")
})

it("rejects a file that is not a database", async () => {
  writeFileSync(file(), "not a database ".repeat(1_000))
  await expect(openDatabase({ dataDir: folder })).rejects.toThrow(/is damaged/u)
})

it("rejects a database of a newer program before changing anything", async () => {
  const opened = await openDatabase({ dataDir: folder })
  await sql`insert into kysely_migration (name, timestamp) values ('999-future', '')`.execute(opened.db)
  await opened.close()
  await expect(openDatabase({ dataDir: folder })).rejects.toThrow(/newer program \(it knows 999-future\)/u)
})

it("runs the hook before the schema of a database with data changes, and only then", async () => {
  const told: string[] = []
  await (await openDatabase({ dataDir: folder }, async () => void told.push("unchanged"))).close()
  const opened = await openDatabase({ dataDir: folder })
  for (const table of ["content_state", "counter", "settings", "page", "template"] as const)
    await opened.db.deleteFrom(table).execute()
  await sql`delete from kysely_migration where name = '002-first-rows'`.execute(opened.db)
  await opened.close()
  await (await openDatabase({ dataDir: folder }, async () => void told.push("changes"))).close()
  expect(told).toEqual(["changes"])
  const again = await openDatabase({ dataDir: folder })
  expect(await again.db.selectFrom("page").select("link").execute()).toHaveLength(4)
  await again.close()
})

it("leaves a file in place of the data folder alone", async () => {
  writeFileSync(join(folder, "file"), "")
  await expect(openDatabase({ dataDir: join(folder, "file") })).rejects.toThrow(StartError)
})
