import { createHash } from "node:crypto"
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gunzipSync, gzipSync } from "node:zlib"
import { afterAll, beforeAll, expect, it } from "vitest"
import type { Backup } from "#contract/backup.ts"
import { backedUpTables, notBackedUp } from "#server/backup/backup-tables.ts"
import { removeHalfBackups } from "#server/backup/make-backup.ts"
import { verifyArchive } from "#server/backup/write-archive.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"
import { loadDemo } from "#seed/load-demo.ts"

onEachEngine("/api/backup", (open) => {
  let site: TestSite
  let dataDir: string
  let backup: Backup
  const file = () => join(dataDir, "backups", backup.name)

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "backup-"))
    site = await openTestSite(open(), dataDir)
    await loadDemo(site.app)
    backup = (await (await site.asAdmin("GET", "/api/backup")).json()) as Backup
  })
  afterAll(() => rmSync(dataDir, { recursive: true }))

  it("leaves no table out unawares", async () => {
    const tables = (await site.app.db.introspection.getTables())
      .map((table) => table.name)
      .filter((name) => !name.startsWith("kysely_"))
    expect([...backedUpTables.map((table) => table.name), ...notBackedUp].toSorted()).toEqual(tables.toSorted())
  })

  it("writes one verified archive that only its owner can read", async () => {
    expect(statSync(file()).mode & 0o777).toBe(0o600)
    expect(createHash("sha256").update(readFileSync(file())).digest("hex")).toBe(backup.sha256)
    const manifest = await verifyArchive(file())
    expect(manifest.schema).toMatch(/^\d{3}-/u)
    const names = manifest.entries.map((entry) => entry.name)
    expect(names).toEqual(expect.arrayContaining(["tables/service.00001.jsonl", "tables/part.00001.jsonl"]))
    expect(names.filter((name) => name.startsWith("pictures/")).length).toBeGreaterThan(25)
    const text = gunzipSync(readFileSync(file())).toString("latin1")
    expect(text).not.toContain("token_hash")
  })

  it("lists and hands out what is there, to the administrator only", async () => {
    expect(await (await site.asAdmin("GET", "/api/backups")).json()).toEqual([backup])
    const download = await site.asAdmin("GET", `/api/backups/${backup.name}`)
    expect(download.headers.get("Content-Disposition")).toBe(`attachment; filename="${backup.name}"`)
    expect(download.headers.get("Cache-Control")).toBe("no-store")
    expect(
      createHash("sha256")
        .update(new Uint8Array(await download.arrayBuffer()))
        .digest("hex"),
    ).toBe(backup.sha256)
    for (const name of [
      "..%2F..%2Fsite.db",
      "site.db",
      "turbine-20260101-000000-00000000.tar.gz",
      `${backup.name}.part`,
    ])
      expect((await site.asAdmin("GET", `/api/backups/${name}`)).status).toBe(404)
    for (const path of ["/api/backup", "/api/backups", `/api/backups/${backup.name}`])
      expect((await site.request(path)).status).toBe(401)
    const events = await site.app.db.selectFrom("audit").select("event").execute()
    expect(events.map((row) => row.event)).toEqual(["backup", "backup downloaded"])
  })

  it("finds a flipped bit and a cut end", async () => {
    const damaged = join(dataDir, "damaged.tar.gz")
    const tar = gunzipSync(readFileSync(file()))
    const middle = Math.floor(tar.length / 2)
    tar[middle] = (tar[middle] ?? 0) ^ 1
    writeFileSync(damaged, gzipSync(tar))
    await expect(verifyArchive(damaged)).rejects.toThrow("differs from the manifest")
    writeFileSync(damaged, readFileSync(file()).subarray(0, -500))
    await expect(verifyArchive(damaged)).rejects.toThrow()
  })

  it("makes one at a time, and clears half-written ones away", async () => {
    const [one, two] = await Promise.all([site.asAdmin("GET", "/api/backup"), site.asAdmin("GET", "/api/backup")])
    expect(new Set([one.status, two.status])).toEqual(new Set([200, 409]))
    writeFileSync(join(dataDir, "backups", "turbine-x.tar.gz.part"), "half")
    await removeHalfBackups(site.app)
    expect(readdirSync(join(dataDir, "backups")).filter((name) => name.endsWith(".part"))).toEqual([])
  })
})
