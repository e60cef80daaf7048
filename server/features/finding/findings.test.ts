import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import type { SiteFinding, Findings } from "#contract/finding.ts"
import { findingNames } from "#contract/finding-constants.ts"
import type { Settings } from "#contract/settings.ts"
import type { TextPage } from "#contract/text-page.ts"
import { copyBackup } from "#server/backup/copy-backup.ts"
import { markJob, noteOutcome } from "#server/db/run-job.ts"
import { certificateCheck } from "./checks/certificate.ts"
import { privacyCheck } from "./checks/privacy.ts"
import { watchFindings } from "./watch-findings.ts"
import { loadDemo } from "#seed/load-demo.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"

onEnginesInTurn("/api/finding", (open) => {
  let site: TestSite
  let dataDir: string
  const read = async () => (await (await site.asOwner("GET", "/api/finding")).json()) as Findings
  const find = async (name: string) => (await read()).items.find(({ check }) => check === name)
  const settings = (patch: object) => site.asOwner("PATCH", "/api/settings", patch)

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "findings-"))
    site = await openTestSite(open(), dataDir)
    await loadDemo(site.app)
    // What is written from now on is no longer the demo's.
    site.time.now = new Date("2026-11-20T09:20:00Z")
  })
  afterAll(() => rmSync(dataDir, { recursive: true }))

  it("lists every check, each with evidence", async () => {
    const { items, public_url } = await read()
    expect(items.map(({ check }) => check)).toEqual([...findingNames])
    expect(public_url).toBe(site.app.config.publicUrl)
    expect(await find("company")).toMatchObject({ state: "fine", detail: expect.stringContaining("Leinetal") })
    expect(await find("privacy")).toMatchObject({ state: "look", detail: "DE, EN, RU" })
    const config = { ...site.app.config, publicUrl: "https://www.nordhafen.example" }
    expect(await privacyCheck.run({ ...site.app, config })).toMatchObject({ state: "fault", detail: "DE, EN, RU" })
    expect(await find("demo")).toMatchObject({ state: "look" })
  })

  it("is for owners", async () => {
    expect((await site.request("/api/finding")).status).toBe(401)
  })

  it("becomes fine when what it names is settled, and bad again when it is not", async () => {
    await settings({ address: "" })
    expect(await find("company")).toMatchObject({ state: "fault" })
    await settings({ address: "Hafenstraße 1, 20457 Hamburg" })
    expect(await find("company")).toMatchObject({ state: "fine" })
    const own = { text_de: "<p>Eigene</p>", text_en: "", text_ru: "" }
    await site.asOwner("PATCH", "/api/page/privacy-policy", own)
    expect(await find("privacy")).toMatchObject({ state: "fine" })
  })

  it("tells of jobs that fail, of a clock set back, of links to nothing and of unknown substitutes", async () => {
    const { db } = site.app
    expect([await find("jobs"), await find("clock"), await find("schema")]).toMatchObject(
      Array(3).fill({ state: "fine" }),
    )
    await noteOutcome(site.app, "nightly", true)
    expect(await find("jobs")).toMatchObject({ state: "fault", count: 1, detail: "nightly" })
    await noteOutcome(site.app, "nightly", false)
    expect(await find("jobs")).toMatchObject({ state: "fine" })

    await markJob(db, "mail", new Date(site.time.now.getTime() + 3_600_000).toISOString())
    expect(await find("clock")).toMatchObject({ state: "fault" })
    await markJob(db, "mail", site.time.now.toISOString())
    expect(await find("clock")).toMatchObject({ state: "fine" })

    expect(await find("links")).toMatchObject({ state: "fine" })
    const form = imageForm("images", await picture(80, 80), {
      title_de: "Verweis",
      text_de: '<p><a href="/nichts">x</a></p>',
    })
    const { id } = (await (await site.asOwner("POST", "/api/service", form)).json()) as { id: number }
    expect(await find("links")).toMatchObject({ state: "look", count: 1, detail: "/nichts" })
    await site.app.content.refresh()
    expect(await find("translations")).toMatchObject({ state: "look" })
    await site.asOwner("DELETE", `/api/service/${id}`)
    expect(await find("links")).toMatchObject({ state: "fine" })

    const known = (await find("substitutes"))?.count ?? 0
    const part = { partnumber: "ZZ-1", subst_part: "ZZ-GIBT-ES-NICHT" }
    expect((await site.asOwner("POST", "/api/spare/1/part", part)).status).toBe(201)
    await site.app.content.refresh()
    expect((await find("substitutes"))?.count).toBe(known + 1)
  })

  it("tells how long the certificate at https lasts, if it is reached", async () => {
    const at = (publicUrl: string) => certificateCheck.run({ ...site.app, config: { ...site.app.config, publicUrl } })
    expect(await at("http://localhost:1")).toEqual({ state: "fine", count: 0 })
    expect(await at("https://localhost:1")).toEqual({ state: "fine", count: 0 })
  })

  it("is ignored with a name, and taken back", async () => {
    const ignored = await site.asOwner("PATCH", "/api/finding/disk", { ignored: true })
    expect(((await ignored.json()) as SiteFinding).ignored_by).not.toBe("")
    const watched = await site.asOwner("PATCH", "/api/finding/disk", { ignored: false })
    expect(((await watched.json()) as SiteFinding).ignored_by).toBe("")
    expect((await site.asOwner("PATCH", "/api/finding/nothing", { ignored: true })).status).toBe(404)
  })

  it("stores what the checks found", async () => {
    await watchFindings(site.app)
    const rows = await site.app.db.selectFrom("finding").select(["name", "state"]).execute()
    expect(rows).toHaveLength(findingNames.length)
  })

  it("tells how the copy of a backup ended, and leaves the backup alone", async () => {
    const app = (words: string[]) => ({ ...site.app, config: { ...site.app.config, backupCopy: words } })
    const copied = async () => site.app.db.selectFrom("backup_copy").selectAll().executeTakeFirstOrThrow()
    await copyBackup(app(["node", "-e", "console.log(process.argv[1])", "{name}"]), "turbine-x.tar.gz")
    expect(await copied()).toMatchObject({ code: 0, words: "turbine-x.tar.gz" })
    await copyBackup(app(["node", "-e", "console.error('Permission denied'); process.exit(7)"]), "turbine-x.tar.gz")
    expect(await copied()).toMatchObject({ code: 7, words: "Permission denied" })
    await copyBackup(app(["/no/such/program", "{file}"]), "turbine-x.tar.gz")
    expect(await copied()).toMatchObject({ code: -1 })
  })

  it("moves what the demo brought into the trash, and nothing else", async () => {
    const form = imageForm("images", await picture(80, 80), { title_de: "Eigene Leistung" })
    const made = (await (await site.asOwner("POST", "/api/service", form)).json()) as { id: number }
    expect((await site.asOwner("DELETE", "/api/finding/demo")).status).toBe(204)
    expect(await find("demo")).toMatchObject({ state: "fine", count: 0 })
    const services = (await (await site.asOwner("GET", "/api/service")).json()) as { id: number }[]
    expect(services.map(({ id }) => id)).toEqual([made.id])
    const home = (await (await site.request("/api/page/home")).json()) as TextPage
    expect([home.title_de, home.parts.length]).toEqual(["", 0])
    const privacy = (await (await site.request("/api/page/privacy-policy")).json()) as TextPage
    expect(privacy.text_de).toBe("<p>Eigene</p>")
  })

  it("keeps content from visitors while the site is closed, and shows it to those who are signed in", async () => {
    const { version } = (await (await site.request("/api/settings")).json()) as Settings
    const closed = await site.asOwner("PATCH", "/api/settings", { open: 0 }, { "If-Match": `"${version}"` })
    expect(closed.status).toBe(200)
    await site.app.content.refresh()
    const again = await site.asOwner("PATCH", "/api/settings", { open: 1 }, { "If-Match": `"${version}"` })
    expect(again.status).toBe(412)
    const refused = await site.request("/api/service/1")
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "3600"])
    expect((await site.request("/sitemap.xml")).status).toBe(503)
    expect((await site.request("/api/settings")).status).toBe(200)
    expect((await site.asOwner("GET", "/api/service")).status).toBe(200)
    const sent = { name: "Anna Berg", company: "Werk", email: "a@example.com", text: "Getippt, als noch offen war" }
    expect((await site.request("/api/request", json("POST", sent))).status).toBe(201)
    const known = (await (await site.request("/api/settings")).json()) as Settings
    await site.app.db.updateTable("settings").set({ managing_director: "" }).execute()
    const early = await site.asOwner("PATCH", "/api/settings", { open: 1 })
    expect(await early.json()).toMatchObject({ status: 409, errors: [{ code: "not_ready_to_open" }] })
    await site.app.db.updateTable("settings").set({ managing_director: known.managing_director }).execute()
    await settings({ open: 1 })
    await site.app.content.refresh()
    expect((await site.request("/sitemap.xml")).status).toBe(200)
  })
})
