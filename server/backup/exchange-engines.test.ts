import { createHash } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest"
import type { Backup } from "#contract/backup.ts"
import type { TrashEntry } from "#contract/trash.ts"
import { loadDemo } from "#seed/load-demo.ts"
import { tables } from "#server/features.ts"
import { newPostgresDatabase } from "#tests/harness/engines.ts"
import { sheetForm, workbook } from "#tests/harness/samples.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"
import { type DatabaseLocation, openDatabase } from "../db/open-database.ts"
import { openReplacementOf } from "../db/open-replacement.ts"
import { restoreArchive } from "./restore-archive.ts"

const lists = [
  ..."service spare product request application trash settings partner/all component/navbar".split(" "),
  ..."search?q=L31742P02&lang=de search?q=pumpe&lang=en search?q=уплотнение&lang=ru".split(" "),
  ..."spare/1 spare/1/search?page=2&limit=50 spare/2/search?query=ring service/1 product/1 history/service/1".split(
    " ",
  ),
]

/** Returns everything that the API returns, and every picture. */
async function portrait(site: TestSite): Promise<Record<string, unknown>> {
  const responses: [string, unknown][] = []
  for (const path of lists) {
    const response = await site.asOwner("GET", `/api/${path}`)
    expect([path, response.status]).toEqual([path, 200])
    responses.push([path, await response.json()])
  }
  for (const { hash, extension } of await site.app.db
    .selectFrom("picture")
    .select(["hash", "extension"])
    .orderBy("hash")
    .execute()) {
    const bytes = await (await site.request(`/media/${hash}.${extension}`)).arrayBuffer()
    responses.push([hash, createHash("sha256").update(new Uint8Array(bytes)).digest("hex")])
  }
  return Object.fromEntries(responses)
}

// Runs only where a PostgreSQL server can be started; the run reports it otherwise.
describe.runIf(inject("postgres") !== null)("from one engine to the other and back by an archive", () => {
  let home: string
  beforeAll(() => {
    home = mkdtempSync(join(tmpdir(), "exchange-"))
  })
  afterAll(() => rmSync(home, { recursive: true }))

  async function visit<T>(location: DatabaseLocation, work: (site: TestSite) => Promise<T>): Promise<T> {
    const database = await openDatabase(location)
    try {
      return await work(await openTestSite(database, location.dataDir))
    } finally {
      await database.close()
    }
  }
  const archiveOf = async (site: TestSite) => {
    const { name } = (await (await site.asOwner("GET", "/api/backup")).json()) as Backup
    return join(site.app.config.dataDir, "backups", name)
  }
  const restoreInto = (location: DatabaseLocation, archive: string) =>
    restoreArchive(archive, () => openReplacementOf(location, new Date("2026-11-20T12:00:00Z")), tables)

  it("gives the same responses and the same pictures", async () => {
    const first = { dataDir: join(home, "first") }
    const server = { dataDir: join(home, "server"), databaseUrl: (await newPostgresDatabase("template1")) ?? "" }
    const last = { dataDir: join(home, "last") }
    const [before, archive] = await visit(first, async (site) => {
      await loadDemo(site.app)
      await site.asOwner("PATCH", "/api/service/1", { title_en: "Ölpumpe „А“" })
      await site.asOwner("DELETE", "/api/service/4")
      const sheet = sheetForm(await workbook([["Part number"], ["ONLY-1"]]))
      expect((await site.asOwner("POST", "/api/spare/3/excel/update?mode=replace", sheet)).status).toBe(200)
      await site.request("/api/request", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({
          name: "Ada",
          company: "Werk",
          email: "ada@example.com",
          items: [{ partnumber: "L31742P02" }],
        }),
      })
      return [await portrait(site), await archiveOf(site)]
    })
    expect(Object.keys(before).length).toBeGreaterThan(lists.length + 20)
    expect(before["service"]).toEqual(expect.arrayContaining([expect.objectContaining({ id: 1 })]))
    const restored = await restoreInto(server, archive)
    expect(restored.kept).toBeNull()
    const [onServer, second] = await visit(server, async (site) => {
      const seen = await portrait(site)
      const back = await archiveOf(site)
      // Ids go on after the highest.
      const made = await site.asOwner("POST", "/api/category", { name: "Neu", lang: "DE" })
      expect(made.status).toBeLessThan(300)
      return [seen, back]
    })
    expect(onServer).toEqual(before)
    await restoreInto(last, second)
    expect(await visit(last, portrait)).toEqual(before)
    const removed = (before["trash"] as TrashEntry[]).find(({ kind }) => kind === "import")
    expect(removed?.parts).toBeGreaterThan(300)
    const back = await visit(last, (site) => site.asOwner("POST", `/api/trash/${removed?.id}/restore`))
    expect(await back.json()).toMatchObject({ restored: removed?.parts, taken: 0 })
  })

  it("replaces the present database while the site runs, and keeps it for a while", async () => {
    const location = { dataDir: join(home, "living"), databaseUrl: (await newPostgresDatabase("template1")) ?? "" }
    await visit(location, async (site) => {
      await loadDemo(site.app)
      const archive = await archiveOf(site)
      await site.asOwner("PATCH", "/api/service/1", { title_en: "later" })
      const titles = () => site.app.db.selectFrom("service").select("title_en").where("id", "=", 1).executeTakeFirst()
      const version = () => site.app.db.selectFrom("content_state").select("version").executeTakeFirstOrThrow()
      expect(await titles()).toEqual({ title_en: "later" })
      const before = await version()
      const { kept } = await restoreInto(location, archive)
      expect(kept).toBe("schema before_restore_20261120120000")
      expect(await titles()).not.toEqual({ title_en: "later" })
      expect((await version()).version).toBeGreaterThan(before.version)
      expect((await site.asOwner("GET", "/api/service")).status).toBe(401)
      const { dialect, db } = site.app
      expect(await dialect.removeSafeguards(db, new Date("2026-11-20T12:00:00Z"))).toEqual([])
      expect(await dialect.removeSafeguards(db, new Date("2026-12-21"))).toEqual(["before_restore_20261120120000"])
      expect(await titles()).not.toEqual({ title_en: "later" })
    })
  })
})
