import { createHash } from "node:crypto"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { setTimeout as sleep } from "node:timers/promises"
import { expect, it, onTestFinished } from "vitest"
import { openMailServer } from "../harness/mail-server.ts"
import { checkDatabase, expectNothingHalf } from "./check-database.ts"
import { type FaultSite, bodyOf, demoData, killsInAll, startFaultSite } from "./fault-site.ts"
import { until } from "./until.ts"

const kills = Math.ceil(killsInAll / 2)
const longestMs = 3_000

/** Makes every waiting mail of the stopped site due. */
function passTime(dataDir: string): void {
  const db = new DatabaseSync(join(dataDir, "site.db"))
  db.exec("update outbox set due_at = '2020-01-01T00:00:00.000Z', claimed_until = null where state = 'waiting'")
  db.close()
}

/** Begins an offer that can be sent. */
async function beginOffer(site: FaultSite, round: number): Promise<{ email: string; offerId: number }> {
  const email = `kim-${round}@werk.example`
  const sender = { name: "Olga Kim", email, source: "phone" }
  const { id } = await bodyOf<{ id: number }>(await site.call("POST", "/api/request/desk", sender))
  const offer = await bodyOf<{ id: number }>(await site.call("POST", `/api/request/${id}/offer`))
  const lines = [{ kind: "offer", number: "L31802P01", quantity: 2, unit_price: 418_000 }]
  await bodyOf(await site.call("PATCH", `/api/offer/${offer.id}`, { lines }))
  return { email, offerId: offer.id }
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
    const { email, offerId } = await beginOffer(site, round)
    const sending = site.call("POST", `/api/offer/${offerId}/send`, {})
    // The letter takes most of the time; the last one is sent whole.
    if (round < kills - 1) await Promise.race([sending, sleep(Math.random() * longestMs)])
    else await sending
    await site.kill()
    if ((await sending)?.status === 200) acknowledged.push(email)
    checkDatabase(dataDir, (query) => {
      expectNothingHalf(query)
      const offers = query(
        `select offer.state as state, message.id as message, sha256, hex(bytes) as bytes from offer
         left join message on message.id = offer.message_id
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
