import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import type { Backup } from "#contract/backup.ts"
import { limits } from "#contract/limits.ts"
import { tables } from "#server/features.ts"
import { importMail } from "#server/features/inquiry/incoming/import-mail.ts"
import { mailLimits } from "#server/features/inquiry/incoming/mail-facts.ts"
import { readMail } from "#server/features/inquiry/incoming/read-mail.ts"
import { insertUnsorted } from "#server/features/inquiry/unsorted-store.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { mail, mailWithFile } from "#tests/harness/mail-samples.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"
import { readArchive } from "./read-archive.ts"

const mostNumber = 2_147_483_647

onEnginesInTurn("the site's own backup", (open) => {
  let site: TestSite
  let dataDir: string

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "read-back-"))
    site = await openTestSite(open(), dataDir)
  })
  beforeEach(async () => {
    for (const table of ["request_file", "request", "unsorted_file", "unsorted_mail"] as const)
      await site.app.db.deleteFrom(table).execute()
  })
  afterAll(() => rmSync(dataDir, { recursive: true }))

  const take = async (raw: Buffer) => importMail(site.app, await readMail(raw), site.time.now)
  const filesOf = async () => {
    const response = await site.asOwner("GET", "/api/backup")
    expect(response.status).toBe(200)
    const { name } = (await response.json()) as Backup
    const { entries } = await readArchive(join(dataDir, "backups", name), tables.files)
    return entries.map((entry) => entry.name)
  }

  it("takes files with any number", async () => {
    await take(mail({ from: "parts@gmx.de", ...manyParts }))
    await take(mailWithFile())
    const { db } = site.app
    const photo = await db
      .updateTable("request_file")
      .set({ n: mostNumber })
      .where("n", "=", 51)
      .returning("request_id")
      .executeTakeFirstOrThrow()
    const unsorted = await db
      .updateTable("unsorted_file")
      .set({ n: mostNumber })
      .returning("mail_id")
      .executeTakeFirstOrThrow()
    expect(await filesOf()).toEqual(
      expect.arrayContaining([
        `photos/${photo.request_id}-${mostNumber}`,
        `unsorted/${unsorted.mail_id}-${mostNumber}`,
      ]),
    )
  })

  it("takes photos of zeros and texts of one letter", async () => {
    const zeros = new Uint8Array(limits.photoBytes)
    zeros.set([0xff, 0xd8, 0xff])
    const files = Array.from({ length: 7 }, (_one, at) => ({ name: `${at}.jpg`, bytes: zeros }))
    const facts = await readMail(mail({ from: null }))
    const { db } = site.app
    await db
      .transaction()
      .execute((trx) => insertUnsorted(trx, { ...facts, files }, { suggested: null, at: site.time.now }))
    expect((await filesOf()).filter((name) => name.startsWith("unsorted/"))).toHaveLength(files.length)
    await db.deleteFrom("unsorted_file").execute()
    const text = "a".repeat(mailLimits.text)
    const { id: _id, ...row } = await db.deleteFrom("unsorted_mail").returningAll().executeTakeFirstOrThrow()
    const rows = Array.from({ length: 50 }, () => ({ ...row, text }))
    for (let index = 0; index < 14; index++) await db.insertInto("unsorted_mail").values(rows).execute()
    expect((await filesOf()).filter((name) => name.startsWith("tables/unsorted_mail.")).length).toBeGreaterThan(13)
  })
})

const manyParts = {
  head: ["Content-Type: multipart/mixed; boundary=cut"],
  body: `${"--cut\nContent-Disposition: attachment\n\n\n".repeat(1_000)}--cut--\n`,
}
