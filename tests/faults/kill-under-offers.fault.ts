import { createHash } from "node:crypto"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { expect, it, onTestFinished } from "vitest"
import type { Offer } from "#contract/offer.ts"
import { openMailServer } from "../harness/mail-server.ts"
import { checkDatabase, expectNothingHalf } from "./check-database.ts"
import { bodyOf, demoData, killsInAll, startFaultSite } from "./fault-site.ts"
import { killAmid } from "./strike.ts"
import { until } from "./until.ts"

const kills = Math.ceil(killsInAll / 2)

/** Makes every waiting mail of the stopped site due. */
function passTime(dataDir: string): void {
  const db = new DatabaseSync(join(dataDir, "site.db"))
  db.exec("update outbox set due_at = '2020-01-01T00:00:00.000Z', claimed_until = null where state = 'waiting'")
  db.close()
}

it(`leaves no offer half sent in ${kills} kills, and mails each under one Message-ID`, async () => {
  const dataDir = await demoData()
  const mails = await openMailServer()
  onTestFinished(() => mails.close())
  const env = { SMTP_URL: mails.url, MAIL_TO: "office@turbine.example", MAIL_FROM: "site@turbine.example" }
  const acknowledged: string[] = []
  let token: string | undefined
  for (let round = 0; round < kills; round++) {
    passTime(dataDir)
    const site = await startFaultSite(dataDir, token === undefined ? { env } : { env, token })
    token ??= site.token
    const send = async (n: number) => {
      const sender = { name: "Olga Kim", email: `kim-${round}-${n}@werk.example`, source: "phone" }
      const taken = await site.call("POST", "/api/request/desk", sender)
      if (taken === null) return null
      const { id } = await bodyOf<{ id: number }>(taken)
      const begun = await site.call("POST", `/api/request/${id}/offer`)
      if (begun === null) return null
      const offer = await bodyOf<Offer>(begun)
      const lines = [{ kind: "offer", number: "L31802P01", quantity: 2, unit_price: 418_000 }]
      if ((await site.call("PATCH", `/api/offer/${offer.id}`, { lines })) === null) return null
      const response = await site.call("POST", `/api/offer/${offer.id}/send`, {})
      if (response?.status === 200) acknowledged.push(sender.email)
      return response
    }
    await killAmid(site, [send], 0, round % 2 > 0)
    checkDatabase(dataDir, (query) => {
      expectNothingHalf(query)
      const offers = query(
        `select state, message.id as message, sha256, hex(bytes) as bytes from offer left join message on message.id = message_id
         left join offer_document on offer_document.offer_id = offer.id`,
      )
      for (const { state, message, sha256, bytes } of offers) {
        const isSent = state !== "draft"
        expect([state, message !== null, sha256 !== null]).toEqual([state, isSent, isSent])
        const letter = Buffer.from(String(bytes), "hex")
        if (isSent) expect(createHash("sha256").update(letter).digest("hex")).toBe(sha256)
      }
    })
  }
  passTime(dataDir)
  const last = await startFaultSite(dataDir, { env, ...(token === undefined ? {} : { token }) })
  const copiesTo = (email: string) => mails.received.filter(({ to }) => to.includes(email))
  await until(() => acknowledged.every((email) => copiesTo(email).length > 0))
  expect((await last.end()).code).toBe(0)
  const idOf = ({ headers }: (typeof mails.received)[number]) => headers.find(([name]) => name === "message-id")?.[1]
  for (const email of acknowledged) expect(new Set(copiesTo(email).map(idOf)).size).toBe(1)
  expect(acknowledged.length).toBeGreaterThan(0)
})
