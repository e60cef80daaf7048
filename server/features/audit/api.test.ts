import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import type { AuditPage } from "#contract/audit.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"

const inquiry = { name: "Ada", company: "Kraftwerk", email: "ada@example.com", text: "Geheimer Text" }

onEachEngine("/api/audit", (open) => {
  let site: TestSite
  let dataDir: string
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "audit-"))
    site = await openTestSite(open(), dataDir)
  })
  afterAll(() => rmSync(dataDir, { recursive: true }))
  const read = async (query = "") => (await (await site.asOwner("GET", `/api/audit${query}`)).json()) as AuditPage

  it("notes sign-ins, failures, deletions, exports and backups, newest first, with who it was", async () => {
    const guess = (login: string, address: string) =>
      site.request("/api/auth/login", json("POST", { login, password: "wrong-password-1" }), address)
    expect((await guess("admin", "192.0.2.77")).status).toBe(401)
    expect((await guess("nobody", "192.0.2.78")).status).toBe(401)
    const sent = await site.request("/api/request", json("POST", inquiry))
    const { id } = (await sent.json()) as { id: number }
    expect((await site.asOwner("GET", "/api/request/export?format=csv")).status).toBe(200)
    expect((await site.asOwner("DELETE", `/api/request/${id}`)).status).toBe(204)
    const made = await site.asOwner("GET", "/api/backup")
    const { name } = (await made.json()) as { name: string }
    expect((await site.asOwner("GET", `/api/backups/${name}`)).status).toBe(200)
    const { items, total } = await read()
    expect(items.map(({ event, who, detail }) => [event, who, detail])).toEqual([
      ["backup downloaded", "admin", name],
      ["backup", "admin", name],
      ["deleted", "admin", `request ${id}`],
      ["inquiries exported", "admin", "1"],
      ["sign-in failed", "", ""],
      ["sign-in failed", "admin", ""],
      ["signed in", "admin", ""],
    ])
    expect(total).toBe(items.length)
    // What people wrote is nobody's business here.
    expect(JSON.stringify(items)).not.toMatch(/Geheim|ada@example|nobody|wrong-password/u)
  })

  it("has pages, refuses a page that is none, and is for the administrator only", async () => {
    expect(await read("?page=2")).toMatchObject({ page: 1 })
    for (const page of ["0", "x", "-1", "1e9"])
      expect((await site.asOwner("GET", `/api/audit?page=${page}`)).status).toBe(422)
    expect((await site.request("/api/audit")).status).toBe(401)
    expect((await site.request("/api/audit", { headers: { Authorization: "Bearer x" } })).status).toBe(401)
  })
})
