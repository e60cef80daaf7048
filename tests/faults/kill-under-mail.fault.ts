import { setTimeout as sleep } from "node:timers/promises"
import { expect, it } from "vitest"
import { hasImapServer, openImapServer } from "../harness/imap-server.ts"
import { mail } from "../harness/mail-samples.ts"
import { checkDatabase } from "./check-database.ts"
import { demoData, startFaultSite } from "./fault-site.ts"
import { until } from "./until.ts"

const mails = 25
const kills = 5

it.skipIf(!hasImapServer())(`stores each of ${mails} mails once over ${kills} kills while they come in`, async () => {
  const dataDir = await demoData()
  const imap = await openImapServer()
  try {
    for (let n = 0; n < mails; n++)
      await imap.deliver(mail({ from: `person-${n}@example-${n}.example`, subject: `Nr. ${n}` }))
    let token: string | undefined
    let between = 0
    for (let round = 0; round < kills; round++) {
      const site = await startFaultSite(dataDir, { env: { IMAP_URL: imap.url }, ...(token ? { token } : {}) })
      token = site.token
      await sleep(Math.random() * 400)
      await site.kill()
      const { unread } = await imap.count()
      if (unread > 0 && unread < mails) between++
    }
    const site = await startFaultSite(dataDir, { env: { IMAP_URL: imap.url }, ...(token ? { token } : {}) })
    // A killed process has not recorded its poll, so this one polls at its start.
    await until(async () => (await imap.count()).unread === 0)
    await site.end()
    checkDatabase(dataDir, (query) => {
      const texts = query("select text from request where source = 'mail'").map((row) => String(row["text"]))
      const found = texts.map((text) => text.split("\n", 1).join("")).toSorted()
      const sent = Array.from({ length: mails }, (_one, n) => `Nr. ${n}`).toSorted()
      expect(found).toEqual(sent)
      expect(query("select id from outbox where kind in ('confirmation', 'answer')")).toEqual([])
    })
    console.log(`${between} of ${kills} kills came while mails were taken in`)
  } finally {
    await imap.close()
  }
})
