import { createHash } from "node:crypto"
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from "vitest"
import type { Backup } from "#contract/backup.ts"
import { lockBackups, removeHalfBackups } from "#server/backup/backup-folder.ts"
import { removeOldBackups, rotateBackups } from "#server/backup/rotate-backups.ts"
import { readArchive } from "#server/backup/read-archive.ts"
import { listSavedTables } from "#server/backup/saved-tables.ts"
import { tables } from "#server/features.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"
import { loadDemo } from "#seed/load-demo.ts"

onEnginesInTurn("/api/backup", (open) => {
  let site: TestSite
  let dataDir: string
  let backup: Backup
  let bytes: Buffer
  const file = () => join(dataDir, "backups", backup.name)

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "backup-"))
    site = await openTestSite(open(), dataDir)
    await loadDemo(site.app)
    backup = (await (await site.asOwner("GET", "/api/backup")).json()) as Backup
    bytes = readFileSync(file())
  })
  beforeEach(async () => {
    site.time.now = new Date("2026-11-20T09:00:00Z")
    for (const table of ["audit", "rate_limit"] as const) await site.app.db.deleteFrom(table).execute()
    rmSync(join(dataDir, "backups"), { recursive: true })
    mkdirSync(join(dataDir, "backups"))
    writeFileSync(file(), bytes, { mode: 0o600 })
  })
  afterAll(() => rmSync(dataDir, { recursive: true }))

  it("saves every table but the named ones, also one that nobody has thought of", async () => {
    const { db } = site.app
    await db.schema
      .createTable("forgotten")
      .addColumn("id", "integer", (id) => id.primaryKey())
      .execute()
    onTestFinished(() => db.schema.dropTable("forgotten").execute())
    await sql`insert into forgotten (id) values (1), (7)`.execute(db)
    const there = (await db.introspection.getTables()).map((table) => table.name)
    expect(there).toEqual(expect.arrayContaining([...tables.transient]))
    // What is empty needs no entry.
    const filled = []
    for (const table of there.filter(
      (other) => !/^(?:kysely_|part_index|inquiry_index)/u.test(other) && !tables.transient.has(other),
    ))
      if ((await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)).rows.length > 0) filled.push(table)
    const { name } = (await (await site.asOwner("GET", "/api/backup")).json()) as Backup
    const { rows } = await readArchive(join(dataDir, "backups", name), tables.files)
    expect(rows["forgotten"]).toBe(2)
    expect(Object.keys(rows).toSorted()).toEqual(filled.toSorted())
  })

  it("reads every table by its primary key", async () => {
    const saved = await listSavedTables(site.app, tables)
    expect(saved.filter(({ key }) => key.length === 0)).toEqual([])
    expect(saved.find(({ name }) => name === "import_part")?.key).toEqual(["part_set", "change", "id"])
  })

  it("writes one verified archive that only its owner can read", async () => {
    expect(statSync(file()).mode & 0o777).toBe(0o600)
    expect(createHash("sha256").update(readFileSync(file())).digest("hex")).toBe(backup.sha256)
    const manifest = await readArchive(file(), tables.files)
    expect(manifest.migrations[0]).toBe("001-tables")
    const names = manifest.entries.map((entry) => entry.name)
    expect(names).toEqual(expect.arrayContaining(["tables/service.00001.jsonl", "tables/part.00001.jsonl"]))
    expect(names.filter((name) => name.startsWith("pictures/")).length).toBeGreaterThan(25)
    expect(manifest.rows["service"]).toBe(13)
    const text = gunzipSync(readFileSync(file())).toString("latin1")
    expect(text).not.toContain("token_hash")
  })

  it("lists and downloads backups, for the administrator only", async () => {
    expect(await (await site.asOwner("GET", "/api/backups")).json()).toEqual([backup])
    const download = await site.asOwner("GET", `/api/backups/${backup.name}`)
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
      expect((await site.asOwner("GET", `/api/backups/${name}`)).status).toBe(404)
    for (const path of ["/api/backup", "/api/backups", `/api/backups/${backup.name}`])
      expect((await site.request(path)).status).toBe(401)
    const events = await site.app.db.selectFrom("audit").select("event").execute()
    expect(events.map((row) => row.event)).toEqual(["backup_downloaded"])
  })

  it("makes one at a time, and removes partial files", async () => {
    const release = lockBackups(join(dataDir, "backups"))
    const elsewhere = await site.asOwner("GET", "/api/backup")
    expect(elsewhere.status).toBe(409)
    writeFileSync(join(dataDir, "backups", "turbine-y.tar.gz.part"), "being written")
    await removeHalfBackups(site.app)
    expect(readdirSync(join(dataDir, "backups"))).toContain("turbine-y.tar.gz.part")
    release?.()
    const [one, two] = await Promise.all([site.asOwner("GET", "/api/backup"), site.asOwner("GET", "/api/backup")])
    expect(new Set([one.status, two.status])).toEqual(new Set([200, 409]))
    writeFileSync(join(dataDir, "backups", "turbine-x.tar.gz.part"), "half")
    await removeHalfBackups(site.app)
    expect(readdirSync(join(dataDir, "backups")).filter((name) => name.endsWith(".part"))).toEqual([])
  })

  it("responds 404 to HEAD, with and without a token, and makes nothing", async () => {
    const before = readdirSync(join(dataDir, "backups"))
    for (const path of ["/api/backup", "/api/backups", `/api/backups/${backup.name}`]) {
      expect((await site.request(path, { method: "HEAD" })).status).toBe(404)
      expect((await site.asOwner("HEAD", path)).status).toBe(404)
    }
    expect(readdirSync(join(dataDir, "backups"))).toEqual(before)
  })

  it("lists backups made by a command", async () => {
    const name = "turbine-20261120-080000-0a1b2c3d-nightly.tar.gz"
    writeFileSync(join(dataDir, "backups", name), readFileSync(file()))
    const listed = (await (await site.asOwner("GET", "/api/backups")).json()) as Backup[]
    expect(listed.find((entry) => entry.name === name)).toMatchObject({ size: backup.size, sha256: backup.sha256 })
    expect((await site.asOwner("GET", `/api/backups/${name}`)).status).toBe(200)
  })

  it("allows six an hour, counting rejected ones", async () => {
    const release = lockBackups(join(dataDir, "backups"))
    const statuses: number[] = []
    for (let call = 1; call <= 7; call++) statuses.push((await site.asOwner("GET", "/api/backup")).status)
    release?.()
    expect(statuses).toEqual([409, 409, 409, 409, 409, 409, 429])
  })

  it("keeps fourteen of each kind, none for longer than 30 days, and the newest in any case", async () => {
    const folder = join(dataDir, "backups")
    const kept = () =>
      readdirSync(folder)
        .filter((name) => name.endsWith(".tar.gz"))
        .toSorted()
    for (const name of kept()) rmSync(join(folder, name))
    const day = (n: number) => `202611${String(n).padStart(2, "0")}`
    for (let n = 1; n <= 20; n++) {
      writeFileSync(join(folder, `turbine-${day(n)}-031500-0a1b2c3d-nightly.tar.gz`), "")
      if (n <= 3) writeFileSync(join(folder, `turbine-${day(n)}-120000-0a1b2c3d.tar.gz`), "")
    }
    writeFileSync(join(dataDir, `site-before-restore-${day(2)}-120000.db`), "")
    await rotateBackups(site.app)
    expect(kept()).toHaveLength(17)
    expect(kept()[3]).toBe(`turbine-${day(7)}-031500-0a1b2c3d-nightly.tar.gz`)
    site.time.now = new Date("2026-12-10T12:00:00Z")
    await removeOldBackups(site.app)
    expect(kept()).toHaveLength(10)
    expect(readdirSync(dataDir).filter((name) => name.startsWith("site-before"))).toEqual([])
    site.time.now = new Date("2027-12-10T12:00:00Z")
    await removeOldBackups(site.app)
    expect(kept()).toEqual([`turbine-${day(20)}-031500-0a1b2c3d-nightly.tar.gz`])
  })
})
