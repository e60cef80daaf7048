import { textPageLinks } from "#contract/text-page-constants.ts"
import { createHash, randomBytes } from "node:crypto"
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Backup } from "#contract/backup.ts"
import type { Spare, SpareSummary } from "#contract/spare.ts"
import type { Thread } from "#contract/message.ts"
import type { TrashEntry } from "#contract/trash.ts"
import { loadDemo } from "#seed/load-demo.ts"
import { tables } from "#server/features.ts"
import { type ArchiveFile, fileOf, forge, packAgain, unpack } from "#tests/harness/archives.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { insertGroup } from "#tests/harness/insert-group.ts"
import { imageForm, picture, sheetForm, workbook } from "#tests/harness/samples.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"
import { lookUpParts } from "../features/part-lookup/store.ts"
import { readPrivateInquiry } from "../features/inquiry/private-store.ts"
import { recordErasure } from "../records/erase-records.ts"
import { openDatabase } from "../db/open-database.ts"
import { openSqlite } from "../db/dialects/sqlite.ts"
import { migrate } from "../db/migrate.ts"
import { openReplacement } from "../db/open-replacement.ts"
import { writeBackup } from "./make-backup.ts"
import { fillTables } from "./fill-tables.ts"
import { checkArchive, restoreArchive } from "./restore-archive.ts"
import { findParts } from "#server/search/find-parts.ts"
import { searchContext } from "#tests/harness/search-context.ts"

const now = new Date("2026-11-20T12:00:00Z")
let home: string
/** Backup of a site with all demo content. */
let archive: string
/** Backup of a small site, to be forged and damaged many times. */
let small: string
let files: ArchiveFile[]
/** Of each of these sites the keys, and what opens the private page of its first inquiry. */
const ofSites: { keys: { name: string; value: string }[]; secret: string }[] = []

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), "restore-"))
  archive = await archiveOf("from", async (site) => {
    await loadDemo(site.app)
  })
  small = await archiveOf("small", async (site) => {
    const service = imageForm("images[]", await picture(), { title_de: "Prüfung", text_de: "<p>Text</p>" })
    expect((await site.asOwner("POST", "/api/service", service)).status).toBe(201)
    expect((await site.asOwner("POST", "/api/category", { name: "Turbinen", lang: "DE" })).status).toBe(201)
    expect((await site.asOwner("PATCH", "/api/settings", { phone: "+49 551 0900140" })).status).toBe(200)
    const id = await insertGroup(site.app.db)
    for (const partnumber of ["A1", "A2"]) await site.asOwner("POST", `/api/spare/${id}/part`, { partnumber })
  })
  files = await unpack(small)
})
afterAll(() => rmSync(home, { recursive: true }))

/** Returns the backup of a site with the content, an application, and two inquiries that ask for a call back, one with a photo. */
async function archiveOf(folder: string, fill: (site: TestSite) => Promise<void>): Promise<string> {
  const database = await openDatabase({ dataDir: join(home, folder) })
  const site = await openTestSite(database, join(home, folder))
  await fill(site)
  const cv = new FormData()
  for (const [name, value] of Object.entries({ first_name: "Ada", last_name: "Byron", email: "ada@example.com" }))
    cv.append(name, value)
  cv.append(
    "cv",
    new File(["%PDF-1.7\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n"], "cv.pdf", { type: "application/pdf" }),
  )
  expect((await site.request("/api/application", { method: "POST", body: cv })).status).toBe(201)
  const callBack = {
    name: "Ada",
    company: "Byron AG",
    email: "ada@byron.example",
    phone: "+44 20 7946 0000",
    urgent: true,
  }
  expect((await site.request("/api/request", json("POST", callBack))).status).toBe(201)
  const typePlate = imageForm("photos[]", await picture(64, 48), { ...callBack, urgent: "true" }, "type-plate.jpg")
  expect((await site.request("/api/request", { method: "POST", body: typePlate })).status).toBe(201)
  expect((await site.asOwner("POST", "/api/request/1/message", { kind: "note", text: "Ruft zurück." })).status).toBe(
    201,
  )
  const { link } = (await (await site.asOwner("GET", "/api/request/1")).json()) as Thread
  const keys = await database.db.selectFrom("secret").selectAll().execute()
  ofSites.push({ keys, secret: link.split("/").at(-1) ?? "" })
  const { name } = (await (await site.asOwner("GET", "/api/backup")).json()) as Backup
  await database.close()
  return join(home, folder, "backups", name)
}

const freshFolder = () => mkdtempSync(join(home, "to-"))
const restoreInto = (folder: string, file = archive) => restoreArchive(file, () => openReplacement(folder, now), tables)
const write = (content: Buffer) => {
  const file = join(home, `${randomBytes(6).toString("hex")}.tar.gz`)
  writeFileSync(file, content)
  return file
}

describe("restoring", () => {
  it("replaces everything, keeps the old database and ends every session", async () => {
    const folder = freshFolder()
    const before = await openDatabase({ dataDir: folder })
    const old = await openTestSite(before, folder)
    await before.close()
    const { kept, manifest } = await restoreInto(folder)
    expect(kept).toBe(join(folder, "site-before-restore-20261120-120000.db"))
    expect(existsSync(kept ?? "")).toBe(true)
    expect(readdirSync(folder).filter((name) => /-wal|-shm|\.new/u.test(name))).toEqual([])
    const database = await openDatabase({ dataDir: folder })
    expect(await database.check("full")).toBeNull()
    const rows = await database.db.selectFrom("application_file").selectAll().execute()
    expect(Buffer.from(rows[0]?.bytes ?? []).toString()).toContain("%PDF-1.7")
    const photo = await database.db.selectFrom("request_file").select(["request_id", "bytes"]).executeTakeFirst()
    expect([photo?.request_id, Buffer.from(photo?.bytes ?? []).subarray(0, 3)]).toEqual([
      2,
      Buffer.from("ffd8ff", "hex"),
    ])
    const inquiry = await database.db.selectFrom("request").select(["phone", "urgent"]).executeTakeFirst()
    expect(inquiry).toEqual({ phone: "+44 20 7946 0000", urgent: 1 })
    expect(await database.db.selectFrom("session").selectAll().execute()).toEqual([])
    expect(manifest.rows["application"]).toBe(1)
    const audit = await database.db.selectFrom("audit").select("event").orderBy("id", "desc").executeTakeFirst()
    expect(audit?.event).toBe("backup_restored")
    const pictures = await database.db.selectFrom("picture").select(["hash", "bytes", "pending"]).execute()
    for (const { hash, bytes, pending } of pictures) {
      expect(createHash("sha256").update(bytes).digest("hex").startsWith(hash)).toBe(true)
      expect(pending).toBe(1)
    }
    await database.close()
    expect(old).toBeDefined()
  })

  it("keeps the parts that an import removed, so that the restored trash can bring them back", async () => {
    const from = freshFolder()
    const source = await openDatabase({ dataDir: from })
    const site = await openTestSite(source, from)
    const group = imageForm("images", await picture(), { title_de: "Gruppe" })
    const { id } = (await (await site.asOwner("POST", "/api/spare", group)).json()) as SpareSummary
    for (const partnumber of ["A1", "A2", "A3"]) await site.asOwner("POST", `/api/spare/${id}/part`, { partnumber })
    const sheet = sheetForm(await workbook([["Part number"], ["A1"]]))
    await site.asOwner("POST", `/api/spare/${id}/excel/update?mode=replace`, sheet)
    const { name } = (await (await site.asOwner("GET", "/api/backup")).json()) as Backup
    await source.close()

    const folder = freshFolder()
    await restoreInto(folder, join(from, "backups", name))
    const database = await openDatabase({ dataDir: folder })
    const restored = await openTestSite(database, folder)
    const [entry] = (await (await restored.asOwner("GET", "/api/trash")).json()) as TrashEntry[]
    expect(entry).toMatchObject({ kind: "import", title: "parts.xlsx", parts: 2 })
    await restored.asOwner("POST", `/api/trash/${entry?.id}/restore`)
    const { parts } = (await (await restored.request(`/api/spare/${id}`)).json()) as Spare
    expect(parts.map(({ partnumber }) => partnumber)).toEqual(["A1", "A2", "A3"])
    await database.close()
  })

  it("migrates an older archive", async () => {
    const from = freshFolder()
    const old = openSqlite(join(from, "site.db"))
    await migrate(old, { only: ["001-tables"] })
    const made = await writeBackup({ dataDir: from, now, kind: "manual", database: old, tables })
    await old.close()
    const folder = freshFolder()
    const { manifest } = await restoreInto(folder, join(from, "backups", made?.name ?? ""))
    expect(manifest.migrations).toEqual(["001-tables"])
    const database = await openDatabase({ dataDir: folder })
    expect(await database.db.selectFrom("page").select("link").execute()).toHaveLength(textPageLinks.length)
    await database.close()
  })

  // Until then the tables and their order were a list of names.
  it("restores an archive in the order of the first released program", async () => {
    const formerOrder =
      `content_state counter settings admin recovery_code passkey rule service spare part_set part import import_part picture
      image page page_part category product product_property partner request request_file message message_file inquiry_line inquiry_reading unsorted_mail
      offer offer_line offer_line_cost offer_document offer_settings
      unsorted_file taken_mail template application application_file demand demand_ignored part_alias synonym sheet_group redirect hidden draft
      plan outbox outbox_item erasures trash history audit`.split(/\s+/u)
    const former = await forge(files, (all) => {
      let table = ""
      const placed = all.map((file) => {
        table = /^tables\/(\w+)/u.exec(file.header.name)?.[1] ?? table
        return { file, position: formerOrder.indexOf(table) }
      })
      expect(placed.filter(({ position }) => position === -1)).toEqual([])
      all.splice(0, all.length, ...placed.toSorted((a, b) => a.position - b.position).map(({ file }) => file))
    })
    const folder = freshFolder()
    await restoreInto(folder, write(former))
    const database = await openDatabase({ dataDir: folder })
    expect(await database.check("full")).toBeNull()
    const site = await openTestSite(database, folder)
    expect(await (await site.request("/api/service/1")).json()).toMatchObject({ title_de: "Prüfung" })
    const { parts } = (await (await site.request("/api/spare/1")).json()) as Spare
    expect(parts.map(({ partnumber }) => partnumber)).toEqual(["A1", "A2"])
    const search = await searchContext(database)
    const scope = { sets: [1], languages: ["de" as const] }
    expect((await findParts(search, scope, "a1", { limit: 5, offset: 0 })).total).toBe(1)
    await database.close()
  })

  it("cleans forged rich text", async () => {
    const forged = await forge(files, (all) => {
      const service = all.find(({ header }) => header.name.startsWith("tables/service."))
      if (service)
        service.content = Buffer.from(
          service.content.toString().replaceAll('"text_de":"', String.raw`"text_de":"<img src=x onerror=alert(1)>`),
        )
    })
    const folder = freshFolder()
    await restoreInto(folder, write(forged))
    const database = await openDatabase({ dataDir: folder })
    const [service] = await database.db.selectFrom("service").select("text_de").execute()
    expect(service?.text_de).toMatch(/^<p>/u)
    await database.close()
  })

  it("repeats erasures made since the backup, of all that belongs to a person", async () => {
    const [{ keys, secret } = { keys: [], secret: "" }] = ofSites
    const restoreAfter = async (...erased: string[]) => {
      const folder = freshFolder()
      const before = await openDatabase({ dataDir: folder })
      await before.db.insertInto("secret").values(keys).execute()
      for (const email of erased) await recordErasure(before.db, email, new Date("2026-11-21T09:00:00Z"))
      await before.close()
      const { erasures } = await restoreInto(folder)
      const database = await openDatabase({ dataDir: folder })
      const left = []
      for (const table of ["application", "application_file", "request", "request_file", "message"] as const)
        left.push(
          (
            await database.db
              .selectFrom(table as "request")
              .selectAll()
              .execute()
          ).length,
        )
      const { app } = await openTestSite(database, folder)
      const page = await readPrivateInquiry(app, secret, { language: "de", lookUp: lookUpParts })
      const stored = await database.db.selectFrom("erasures").selectAll().execute()
      await database.close()
      return { erasures, left, hasPage: page !== null, stored: stored.length }
    }
    expect(await restoreAfter()).toEqual({ erasures: 0, left: [1, 1, 2, 1, 1], hasPage: true, stored: 0 })
    expect(await restoreAfter("Ada@Example.com", "ADA@byron.example")).toEqual({
      erasures: 3,
      left: [0, 0, 0, 0, 0],
      hasPage: false,
      stored: 2,
    })
  })

  it("refuses while a server uses the folder, and leaves no trace", async () => {
    const folder = freshFolder()
    const running = await openDatabase({ dataDir: folder })
    await expect(restoreInto(folder)).rejects.toThrow(/uses the data folder/u)
    await running.close()
    expect(readdirSync(folder).filter((name) => name.includes("restore") || name.includes(".new"))).toEqual([])
  })

  it("replaces a damaged database without its stale write-ahead log", async () => {
    const folder = freshFolder()
    await (await openDatabase({ dataDir: folder })).close()
    writeFileSync(join(folder, "site.db"), "broken".repeat(5_000))
    writeFileSync(join(folder, "site.db-wal"), "stale")
    const { kept, erasures } = await restoreInto(folder)
    expect(erasures).toBeNull()
    expect(readFileSync(kept ?? "", "utf8")).toMatch(/^broken/u)
    expect(existsSync(join(folder, "site.db-wal"))).toBe(false)
    const database = await openDatabase({ dataDir: folder })
    expect(await database.check("full")).toBeNull()
    await database.close()
  })
})

describe("a bad archive", () => {
  const named = (start: string) => {
    const found = files.find(({ header }) => header.name.startsWith(start))
    if (!found) throw new Error(`no ${start}`)
    return found
  }
  const whole = () => readFileSync(small)
  const flipped = (at: number) => {
    const bytes = whole()
    bytes[at] = (bytes[at] ?? 0) ^ 4
    return bytes
  }
  // Which check a flipped bit fails first depends on gzip's output at that place.
  const broken = /damaged|differs|is not a row|twice|middle of a line|no backup|missing|does not know/u
  const withFile = (file: ArchiveFile) => forge(files, (all) => void all.push(file))
  const cases: Record<string, [() => Buffer | Promise<Buffer>, RegExp]> = {
    "flipped early": [() => flipped(Math.floor(whole().length / 5)), broken],
    "flipped in the middle": [() => flipped(Math.floor(whole().length / 2)), broken],
    "flipped at the end": [() => flipped(whole().length - 6), /damaged/u],
    "cut off": [() => whole().subarray(0, -500), /damaged or cut off/u],
    "cut off at half": [() => whole().subarray(0, whole().length / 2), /damaged or cut off/u],
    empty: [() => Buffer.alloc(0), /not a backup of this site/u],
    "a picture": [() => named("pictures/").content, /not a backup of this site/u],
    "a zip": [() => Buffer.from("PK\u0003\u0004 and more"), /not a backup of this site/u],
    "a foreign tar": [() => packAgain([fileOf("app.db", "x")]), /holds "app\.db", which no backup/u],
    "a foreign manifest": [() => packAgain([fileOf("manifest.json", "{}")]), /not a backup of this site/u],
    "a gzipped text": [() => gzipSync("hello ".repeat(500)), /damaged|not a backup/u],
    "without a manifest": [() => packAgain(files.slice(0, -1)), /no manifest/u],
    "with a changed file": [
      () => packAgain(files.map((file) => (file === named("cv/") ? { ...file, content: Buffer.from("x") } : file))),
      /"cv\/1-1" differs from the manifest/u,
    ],
    "without a file": [() => packAgain(files.filter((file) => file !== named("cv/"))), /"cv\/1-1" is missing/u],
    "with a file more": [() => packAgain([fileOf("cv/9-1", "x"), ...files]), /does not know/u],
    "with a file twice": [() => packAgain([named("cv/"), ...files]), /"cv\/1-1" twice/u],
    "going on after the manifest": [() => packAgain([...files, fileOf("cv/9-1", "x")]), /goes on after/u],
    "with a wrong checksum": [
      () =>
        forge(files, (_all, manifest) => {
          for (const entry of manifest.entries) entry.sha256 = "0".repeat(64)
        }),
      /differs from the manifest/u,
    ],
    "of a newer program": [
      () => forge(files, (_all, manifest) => void manifest.migrations.push("999-future")),
      /newer program has written it \(it knows 999-future\)/u,
    ],
    "of a newer program with its tables": [
      () =>
        forge(files, (all, manifest) => {
          manifest.migrations.push("999-future")
          all.push(fileOf("tables/future.00001.jsonl", "{}\n"))
        }),
      /newer program/u,
    ],
    "of a version that was never released": [
      () => forge(files, (_all, manifest) => void (manifest.migrations = ["001-schema", "029-mail-trouble"])),
      /never released/u,
    ],
    "of a newer format": [() => forge(files, (_all, manifest) => void (manifest["format"] = 2)), /newer program/u],
    "with an unknown table": [
      () => withFile(fileOf("tables/sqlite_master.00001.jsonl", '{"a":1}\n')),
      /unknown table "sqlite_master"/u,
    ],
    "with sessions": [() => withFile(fileOf("tables/session.00001.jsonl", "{}\n")), /unknown table "session"/u],
    "with an unknown column": [
      () => forge(files, (all) => replaceIn(all, "tables/settings.", '"phone":', '"evil":1,"phone":')),
      /"settings" has no column "evil"/u,
    ],
    "with a polluting column": [
      () => forge(files, (all) => replaceIn(all, "tables/settings.", '"phone":', '"__proto__":"x","phone":')),
      /no column "__proto__"/u,
    ],
    "with a value of a wrong kind": [
      () => forge(files, (all) => replaceIn(all, "tables/settings.", '"phone":', '"x":{"$gt":""},"phone":')),
      /is not a row/u,
    ],
    "with rows twice": [
      () => forge(files, (all) => replaceIn(all, "tables/category.", "", "", true)),
      /do not fit together/u,
    ],
    "with too few rows": [
      () => forge(files, (_all, manifest) => void (manifest.rows["part"] = 1)),
      /"part" has \d+ rows, its manifest says 1/u,
    ],
    "with another's picture": [
      () =>
        forge(files, (all) => {
          const picture = all.find(({ header }) => header.name.startsWith("pictures/"))
          if (picture) picture.content = Buffer.from("<svg/>")
        }),
      /is not the picture that its name says/u,
    ],
    "with a file that no row has": [() => withFile(fileOf("cv/77-1", "x")), /no row belongs to "cv\/77-1"/u],
    "climbing out": [
      () => withFile(fileOf("../../etc/passwd", "x")),
      /holds "\.\.\/\.\.\/etc\/passwd", which no backup/u,
    ],
    "climbing out of a folder": [() => withFile(fileOf("cv/../../x", "x")), /which no backup/u],
    "with a path from the root": [() => withFile(fileOf("/etc/cron.d/x", "x")), /which no backup/u],
    "with a link": [
      () =>
        withFile({ header: { name: "cv/9-1", type: "symlink", linkname: "/etc/passwd" }, content: Buffer.alloc(0) }),
      /not a plain file/u,
    ],
    "a bomb of zeros": [
      () => withFile(fileOf("tables/audit.00009.jsonl", Buffer.alloc(60 * 1_048_576))).then((archive) => archive),
      /is not a row|ends in the middle|far more than/u,
    ],
  }
  const replaceIn = (all: ArchiveFile[], start: string, from: string, to: string, doubled = false) => {
    const file = all.find(({ header }) => header.name.startsWith(start))
    if (!file) return
    const text = file.content.toString()
    file.content = Buffer.from(doubled ? text + text : text.replace(from, to))
  }

  it.each(Object.entries(cases))(
    "%s is rejected with its reason, and nothing changes",
    async (_name, [make, reason]) => {
      const file = write(await make())
      const folder = freshFolder()
      writeFileSync(join(folder, "site.db"), "the old one")
      await expect(restoreInto(folder, file)).rejects.toThrow(reason)
      expect(readFileSync(join(folder, "site.db"), "utf8")).toBe("the old one")
      expect(readdirSync(folder).toSorted()).toEqual(["server.lock", "site.db"])
      rmSync(file)
    },
  )

  it("that unpacks to gigabytes is rejected within bounded memory", async () => {
    const block = gzipSync(Buffer.alloc(20 * 1_048_576), { level: 9 })
    // Members of a gzip file follow each other: one block 200 times is 4 GB from 4 MB.
    const head = gzipSync(tarHead("tables/audit.00001.jsonl", 60 * 1_048_576))
    const file = write(Buffer.concat([head, ...Array.from({ length: 200 }, () => block)]))
    const before = process.memoryUsage().rss
    await expect(restoreInto(freshFolder(), file)).rejects.toThrow(/refused/u)
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1_048_576)
  })

  it("that goes on without an end beside its entries is rejected", async () => {
    const block = gzipSync(Buffer.alloc(20 * 1_048_576), { level: 9 })
    const file = write(Buffer.concat([whole(), ...Array.from({ length: 20 }, () => block)]))
    await expect(restoreInto(freshFolder(), file)).rejects.toThrow(/far more than a backup does/u)
  })
})

function tarHead(name: string, size: number): Buffer {
  const head = Buffer.alloc(512)
  head.write(name, 0)
  head.write("0000600\0", 100)
  head.write("0000000\0", 108)
  head.write("0000000\0", 116)
  head.write(`${size.toString(8).padStart(11, "0")}\0`, 124)
  head.write("00000000000\0", 136)
  head.write("        0ustar\u000000", 148)
  const sum = head.reduce((total, byte) => total + byte, 0)
  head.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148)
  return head
}

onEnginesInTurn("an archive of the file engine", (open) => {
  let site: TestSite
  it("fills this engine with the same responses, and ids go on", async () => {
    const database = open()
    await checkArchive(archive, database, tables)
    for (const table of [
      "content_state",
      "counter",
      "settings",
      "page",
      "template",
      "synonym",
      "offer_settings",
    ] as const)
      await database.db.deleteFrom(table).execute()
    await fillTables(archive, database, tables)
    site = await openTestSite(database, freshFolder())
    const source = await openDatabase({ dataDir: join(home, "from") })
    const original = await openTestSite(source, join(home, "from"))
    for (const path of [
      "/api/service",
      "/api/product",
      "/api/spare",
      "/api/settings",
      "/api/request",
      "/api/application",
    ])
      expect(await (await site.asOwner("GET", path)).json()).toEqual(await (await original.asOwner("GET", path)).json())
    await source.close()
    const response = await site.asOwner("POST", "/api/part/lookup", { numbers: ["x"] })
    expect(response.status).toBe(200)
    const created = await site.asOwner("POST", "/api/spare/1/part", { partnumber: "NEW-1", quantity: 1 })
    expect(created.status).toBe(201)
    expect((await site.asOwner("PATCH", "/api/service/1", { title_de: "Neu" })).status).toBe(200)
  })
})
