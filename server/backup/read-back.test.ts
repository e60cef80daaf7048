import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import type { Backup } from "#contract/backup.ts"
import { importMail } from "#server/features/inquiry/incoming/import-mail.ts"
import { readMail } from "#server/features/inquiry/incoming/read-mail.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { mail, mailWithFile } from "#tests/harness/mail-samples.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"
import { readArchive } from "./read-archive.ts"

const mostNumber = 2_147_483_647

onEachEngine("the site's own backup", (open) => {
  let site: TestSite
  let dataDir: string

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "read-back-"))
    site = await openTestSite(open(), dataDir)
  })
  afterAll(() => rmSync(dataDir, { recursive: true }))

  const take = async (raw: Buffer) => importMail(site.app, await readMail(raw), site.time.now)
  const filesOf = async () => {
    const response = await site.asOwner("GET", "/api/backup")
    expect(response.status).toBe(200)
    const { name } = (await response.json()) as Backup
    const { entries } = await readArchive(join(dataDir, "backups", name))
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
})

const manyParts = {
  head: ["Content-Type: multipart/mixed; boundary=cut"],
  body: `${"--cut\nContent-Disposition: attachment\n\n\n".repeat(1_000)}--cut--\n`,
}
