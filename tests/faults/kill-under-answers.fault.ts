import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { setTimeout as sleep } from "node:timers/promises"
import { expect, it, onTestFinished } from "vitest"
import { openMailServer } from "../harness/mail-server.ts"
import { checkDatabase, expectNothingHalf } from "./check-database.ts"
import { bodyOf, demoData, killsInAll, maxKills, startFaultSite } from "./fault-site.ts"
import { killAmid } from "./strike.ts"
import { until } from "./until.ts"

const kills = Math.ceil(killsInAll / 2)

/** Moves the times in the stopped site's database, so that every waiting mail is due and no claim holds. */
function passTime(dataDir: string): number {
  const db = new DatabaseSync(join(dataDir, "site.db"))
  const due = "update outbox set due_at = '2020-01-01T00:00:00.000Z', claimed_until = null where state = 'waiting'"
  const { changes } = db.prepare(due).run()
  db.close()
  return Number(changes)
}

it(`sends every acknowledged answer in ${kills} kills, and repeats one only under its Message-ID`, async () => {
  const dataDir = await demoData()
  const mails = await openMailServer()
  onTestFinished(() => mails.close())
  const env = { SMTP_URL: mails.url, MAIL_TO: "office@turbine.example", MAIL_FROM: "site@turbine.example" }
  const acknowledged = new Set<string>()
  const answersSent = () => mails.received.filter(({ text }) => text.startsWith("Antwort "))
  let token: string | undefined
  let amid = 0
  const isEnough = () => acknowledged.size > 5 && amid > 0
  for (let round = 0; round < kills || (!isEnough() && round < maxKills); round++) {
    const waiting = passTime(dataDir)
    const site = await startFaultSite(dataDir, token === undefined ? { env } : { env, token })
    token ??= site.token
    const before = answersSent().length
    const sender = { name: "Olga Kim", company: "Werk", email: "kim@werk.example", text: "Bitte anbieten" }
    const { id } = await bodyOf<{ id: number }>(await site.call("POST", "/api/request", sender))
    const answer = async (n: number) => {
      const text = `Antwort ${round}-${n}`
      const response = await site.call("POST", `/api/request/${id}/message`, { kind: "out", text, even_so: true })
      if (response?.status === 201) acknowledged.add(text)
      // A few at a time: thousands would only wait for each other.
      await sleep(60)
      return response
    }
    // Two times of three while a mail is being sent, else at any moment.
    if (round % 3 > 0 && waiting > 3) await until(() => answersSent().length > before)
    await killAmid(site, [answer], 0, round % 2 > 0)
    if (answersSent().length > before && passTime(dataDir) > 0) amid++
    checkDatabase(dataDir, expectNothingHalf)
  }
  passTime(dataDir)
  const last = await startFaultSite(dataDir, { env, ...(token === undefined ? {} : { token }) })
  const arrived = () => new Set(answersSent().map(({ text }) => text.trim()))
  await until(() => [...acknowledged].every((text) => arrived().has(text)))
  expect((await last.end()).code).toBe(0)

  const idOf = ({ headers }: (typeof mails.received)[number]) => headers.find(([name]) => name === "message-id")?.[1]
  const sent = answersSent()
  const texts = Map.groupBy(sent, ({ text }) => text.trim())
  expect([...acknowledged].filter((text) => !texts.has(text))).toEqual([])
  for (const [text, copies] of texts) expect([text, new Set(copies.map(idOf)).size]).toEqual([text, 1])
  checkDatabase(dataDir, (query) => {
    const stored = query("select text, message_id from message where kind = 'out'")
    const known = new Map(stored.map((row) => [row["message_id"], row["text"]]))
    for (const mail of sent) expect([idOf(mail), known.get(idOf(mail) ?? "")]).toEqual([idOf(mail), mail.text.trim()])
  })
  const again = sent.length - texts.size
  // A kill repeats at most the mail being sent.
  expect(again).toBeLessThanOrEqual(kills)
  // Proves that mails were being sent when the site was killed.
  expect(amid).toBeGreaterThan(0)
  console.log(
    `${kills} kills, ${amid} of them amid the sending: ${acknowledged.size} answers acknowledged and sent, ${again} of ${texts.size} twice under the same Message-ID`,
  )
})
