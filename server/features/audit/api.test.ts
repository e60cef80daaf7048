import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { type AuditEvent, auditGroups } from "#contract/audit-constants.ts"
import type { AuditEntry, AuditPage } from "#contract/audit.ts"
import type { AccessKey } from "#contract/access-key.ts"
import type { Part } from "#contract/part.ts"
import { readEnv } from "#server/env.ts"
import { sweepOnce } from "#tests/harness/sweep-once.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { imageForm, picture, sheetForm, workbook } from "#tests/harness/samples.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"

const inquiry = { name: "Ada", company: "Kraftwerk", email: "ada@example.com", text: "Geheimer Text" }

interface Made {
  id: number
  reference: string
}

onEnginesInTurn("/api/audit", (open) => {
  let site: TestSite
  let dataDir: string
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "audit-"))
    site = await openTestSite(open(), dataDir)
  })
  afterAll(() => rmSync(dataDir, { recursive: true }))

  const read = async (query = "") => (await (await site.asOwner("GET", `/api/audit${query}`)).json()) as AuditPage
  /** Performs a call one second after the previous one. */
  const act: TestSite["asOwner"] = (...call) => {
    site.time.now = new Date(site.time.now.getTime() + 1_000)
    return site.asOwner(...call)
  }
  const make = async <T = Made>(path: string, body: unknown) =>
    (await (await act("POST", `/api${path}`, body)).json()) as T
  /** Returns the log entries after the first `before` ones, oldest first. */
  const toldSince = async (before: number) => {
    const { items, total } = await read()
    return items.slice(0, total - before).toReversed()
  }
  const told = ({ event, record, title, count, detail }: AuditEntry) => [event, record?.kind, title, count, detail]

  it("records sign-ins, failures, deletions, exports and backups, newest first, with their actor", async () => {
    const guess = (login: string, address: string) =>
      site.request("/api/auth/login", json("POST", { login, password: "wrong-password-1" }), address)
    expect((await guess("admin", "192.0.2.77")).status).toBe(401)
    expect((await guess("nobody", "192.0.2.78")).status).toBe(401)
    const sent = await site.request("/api/request", json("POST", inquiry))
    const { id, reference } = (await sent.json()) as Made
    expect((await site.asOwner("GET", "/api/request/export?format=csv")).status).toBe(200)
    expect((await site.asOwner("DELETE", `/api/request/${id}`)).status).toBe(204)
    const made = await site.asOwner("GET", "/api/backup")
    const { name } = (await made.json()) as { name: string }
    expect((await site.asOwner("GET", `/api/backups/${name}`)).status).toBe(200)
    const { items, total } = await read()
    expect(items.map(({ event, who, title }) => [event, who, title])).toEqual([
      ["backup_downloaded", "admin", name],
      ["backup", "admin", name],
      ["deleted", "admin", reference],
      ["inquiries_exported", "admin", ""],
      ["sign_in_failed", "", ""],
      ["sign_in_failed", "admin", ""],
      ["signed_in", "admin", ""],
    ])
    expect(items[2]?.record).toEqual({ kind: "request", id: String(id), exists: false, parent_id: null })
    expect(total).toBe(items.length)
    // The log must not contain visitors' input.
    expect(JSON.stringify(items)).not.toMatch(/Geheim|ada@example|Kraftwerk|nobody|wrong-password/u)
  })

  it("lists an editor's actions once each: edits from the history, the rest from the audit", async () => {
    const before = (await read()).total
    const service = await make("/service", imageForm("images[]", await picture(), { title_de: "Boroskopie" }))
    await act("PATCH", `/api/service/${service.id}`, { title_de: "Endoskopie" })
    await act("POST", `/api/history/service/${service.id}/1/restore`)
    await make(`/service/${service.id}/image/add`, imageForm("image", await picture(70, 70)))
    const shown = (await (await site.asOwner("GET", `/api/service/${service.id}`)).json()) as { images: string[] }
    await act("PATCH", `/api/service/${service.id}/image/order`, { paths: shown.images.toReversed() })
    await act("DELETE", `/api/service/${service.id}/image/delete`, { path: shown.images[1] })
    await act("PATCH", "/api/settings", { vat_id: "DE1" })
    const entries = await toldSince(before)
    expect(entries.map(told)).toEqual([
      ["created", "service", "Boroskopie", 1, ""],
      ["changed", "service", "Boroskopie", 1, ""],
      ["version_restored", "service", "Endoskopie", 1, ""],
      ["image_added", "service", "Boroskopie", 1, ""],
      ["images_ordered", "service", "Boroskopie", 1, ""],
      ["image_removed", "service", "Boroskopie", 1, ""],
      ["changed", "settings", "Settings", 1, ""],
    ])
    expect(entries[1]?.record).toEqual({ kind: "service", id: String(service.id), exists: true, parent_id: null })
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
  })

  it("lists parts one by one, and a bulk change, move or deletion as one entry", async () => {
    const group = await make("/spare", imageForm("images[]", await picture(), { title_de: "Brennkammer" }))
    const other = await make("/spare", imageForm("images[]", await picture(), { title_de: "Verdichter" }))
    const before = (await read()).total
    const parts: Part[] = []
    for (const partnumber of ["L-1", "L-2"]) parts.push(await make<Part>(`/spare/${group.id}/part`, { partnumber }))
    const [one, two] = parts.map(({ id }) => id)
    await act("PATCH", `/api/spare/${group.id}/part/${one}`, { quantity: 2 })
    await act("PATCH", "/api/part", { parts: [{ id: two, quantity: 5 }] })
    await act("PATCH", "/api/part", { parts: parts.map(({ id }) => ({ id, description_de: "Ring" })) })
    const undone = parts.map(({ id }) => ({ id, version: 3 }))
    expect((await act("POST", "/api/part/undo", { parts: undone })).status).toBe(200)
    const bulk = (body: object) => act("POST", `/api/spare/${group.id}/part/bulk`, body)
    expect((await bulk({ action: "move", ids: [one, two], target: other.id })).status).toBe(200)
    const sheet = sheetForm(await workbook([["Part number"], ["L-3"]]))
    expect((await act("POST", `/api/spare/${group.id}/excel/update`, sheet)).status).toBe(200)
    const entries = await toldSince(before)
    expect(entries.map(told)).toEqual([
      ["created", "part", "L-1", 1, ""],
      ["created", "part", "L-2", 1, ""],
      ["changed", "part", "L-1", 1, ""],
      ["changed", "part", "L-2", 1, ""],
      ["parts_changed", "part", "", 2, "L-1, L-2"],
      ["parts_undone", "part", "", 2, "L-1, L-2"],
      ["parts_moved", "spare", "Verdichter", 2, "L-1, L-2"],
      ["imported", "spare", "Brennkammer", 1, "+1 ~0 −0 parts.xlsx"],
    ])
    expect(entries[2]?.record).toEqual({ kind: "part", id: String(one), exists: true, parent_id: other.id })
  })

  it("shows the current name of a person, and the name of an access key", async () => {
    const { key, secret } = await make<{ key: AccessKey; secret: string }>("/token", {
      name: "7",
      abilities: ["parts.edit"],
      days: 90,
    })
    const group = await make("/spare", imageForm("images[]", await picture(), { title_de: "Rotor" }))
    const body = json("POST", { partnumber: "K-1" })
    const headers = { ...body.headers, Authorization: `Bearer ${secret}` }
    expect((await site.request(`/api/spare/${group.id}/part`, { ...body, headers })).status).toBe(201)
    await act("PATCH", "/api/auth/profile", { name: "Anna Reimer" })
    const { items } = await read()
    const created = items.find(({ event }) => event === "created")
    expect(created).toMatchObject({ who: key.name, account_id: null, title: "K-1" })
    expect(items.filter(({ account_id }) => account_id !== null).every(({ who }) => who === "Anna Reimer")).toBe(true)
    const account = items.find(({ event }) => event === "signed_in")?.account_id
    const ofProgram = await read("?person=7")
    expect(ofProgram.items.every(({ who }) => who === "7" || account === 7)).toBe(true)
    expect(ofProgram.items.some(({ title }) => title === "K-1")).toBe(true)
    const ofAnna = await read(`?person=${account}`)
    expect(ofAnna.total).toBeGreaterThan(20)
    expect(ofAnna.items.some(({ title }) => title === "K-1")).toBe(false)
    expect((await read("?query=anna+rei")).total).toBe(ofAnna.total)
  })

  it("filters by group, day in Germany and text", async () => {
    const eventsOf = async (query: string) => new Set((await read(query)).items.map(({ event }) => event))
    const only = async (query: string, ...events: AuditEvent[]) =>
      expect([query, await eventsOf(query)]).toEqual([query, new Set(events)])
    await only("?kind=pictures", "image_added", "images_ordered", "image_removed")
    await only("?kind=backup", "backup", "backup_downloaded")
    await only("?kind=trash", "deleted")
    await only("?kind=keys", "access_key_made")
    await only("?kind=settings", "changed")
    await only("?kind=export", "inquiries_exported", "backup_downloaded")
    await only("?kind=inquiries", "inquiries_exported", "deleted")
    await only("?kind=parts", "created", "changed", "parts_changed", "parts_undone", "parts_moved", "imported")
    await only("?kind=content&query=endosk", "version_restored")
    await only("?query=l-1%2C+L-2&kind=parts", "parts_changed", "parts_undone", "parts_moved")
    // LIKE wildcards are literal.
    for (const character of ["%25", "_"]) await only(`?query=${character}`)
  })

  it("counts a day from midnight to midnight in Germany", async () => {
    const at = async (moment: string, title: string) =>
      open().db.insertInto("audit").values({ at: moment, who: "x", event: "backup", title, account_id: null }).execute()
    await at("2025-07-01T21:59:59.000Z", "evening")
    await at("2025-07-01T22:00:00.000Z", "midnight")
    await at("2025-07-02T21:59:59.999Z", "night")
    await at("2025-07-02T22:00:00.000Z", "tomorrow")
    await at("2025-01-01T23:00:00.000Z", "winter")
    const titles = async (query: string) => (await read(query)).items.map(({ title }) => title)
    expect(await titles("?person=x&from=2025-07-02&to=2025-07-02")).toEqual(["night", "midnight"])
    expect(await titles("?person=x&to=2025-07-01")).toEqual(["evening", "winter"])
    expect(await titles("?person=x&from=2025-01-02&to=2025-01-02")).toEqual(["winter"])
  })

  it("exports all filtered entries as a file that is safe to open, and audits the export", async () => {
    await make("/spare", imageForm("images[]", await picture(), { title_de: '=HYPERLINK("http://x")' }))
    const response = await site.asOwner("GET", "/api/audit?kind=content&format=csv&words=de")
    expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8")
    expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="log-2026-11-20.csv"')
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [head, first, ...rest] = new TextDecoder().decode(bytes).trimEnd().split("\r\n")
    expect(head).toBe('"Zeit (Europe/Berlin)";"Wer";"Ereignis";"Art";"Nummer";"Titel";"Anzahl";"Einzelheit"')
    expect(first).toMatch(/^"2026-11-20 10:\d\d";"Anna Reimer";"created";"spare";"\d+";"'=HYPERLINK\(""http/u)
    const { total } = await read("?kind=content")
    expect(rest.length + 1).toBe(total)
    expect((await read()).items[0]).toMatchObject({ event: "log_exported", count: total })
  })

  it("exports the same entries as its pages, each once, however many there are", async () => {
    const { db } = open()
    const many = Array.from({ length: 1_500 }, (_, n) => ({ n, at: `2024-03-0${1 + (n % 3)}T00:00:00.000Z` }))
    for (let start = 0; start < many.length; start += 100) {
      const some = many.slice(start, start + 100)
      const who = { account_id: null }
      await db
        .insertInto("audit")
        .values(some.map(({ n, at }) => ({ at, who: "many", ...who, event: "backup" as const, title: `a${n}` })))
        .execute()
      const kept = { kind: "service", record_id: "999", version: 1, data: "{}", replaced_by: "many", ...who } as const
      await db
        .insertInto("history")
        .values(some.map(({ n, at }) => ({ ...kept, replaced_at: at, title: `h${n}` })))
        .execute()
    }
    const csv = await (await site.asOwner("GET", "/api/audit?person=many&format=csv")).text()
    const inFile = csv.trimEnd().split("\r\n").slice(1)
    expect([inFile.length, new Set(inFile).size]).toEqual([3_000, 3_000])
    const onPages: string[] = []
    for (let page = 1; page <= 60; page++)
      onPages.push(...(await read(`?person=many&page=${page}`)).items.map(({ title }) => title))
    expect(inFile.map((line) => line.split(",")[5])).toEqual(onPages.map((title) => `"${title}"`))
  })

  it("expires after a year, or as configured; edits expire with their versions", async () => {
    const { db } = open()
    const at = (month: string) => ({ at: `${month}-15T00:00:00.000Z`, who: "swept", account_id: null })
    for (const month of ["2025-10", "2025-11", "2025-12"])
      await db
        .insertInto("audit")
        .values({ ...at(month), event: "backup", title: month })
        .execute()
    await db
      .insertInto("history")
      .values({
        kind: "service",
        record_id: "998",
        version: 1,
        data: "{}",
        title: "edit",
        replaced_at: "2024-01-01T00:00:00.000Z",
        replaced_by: "swept",
        account_id: null,
      })
      .execute()
    const titles = async () => (await read("?person=swept")).items.map(({ title }) => title)
    expect(await titles()).toEqual(["2025-12", "2025-11", "2025-10", "edit"])
    await sweepOnce(site.app)
    expect(await titles()).toEqual(["2025-12", "edit"])
    const keepMonths = readEnv({ AUDIT_MONTHS: "11" }).keepMonths
    await sweepOnce({ ...site.app, config: { ...site.app.config, keepMonths } })
    expect(await titles()).toEqual(["edit"])
  })

  it("is paged, rejects invalid queries, and is for owners only", async () => {
    expect(await read("?page=99999")).toMatchObject({ page: Math.ceil((await read()).total / 50) })
    for (const query of ["page=0", "page=x", "page=-1", "page=1e9", "kind=x", "from=yesterday", "to=2026-13-01"])
      expect([query, (await site.asOwner("GET", `/api/audit?${query}`)).status]).toEqual([query, 422])
    for (const kind of auditGroups) expect((await site.asOwner("GET", `/api/audit?kind=${kind}`)).status).toBe(200)
    expect((await site.request("/api/audit")).status).toBe(401)
    expect((await site.request("/api/audit", { headers: { Authorization: "Bearer x" } })).status).toBe(401)
  })
})
