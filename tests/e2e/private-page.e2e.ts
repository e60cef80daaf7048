import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { setTimeout as sleep } from "node:timers/promises"
import type { Thread } from "#contract/message.ts"
import { workedToken } from "#tests/harness/human-check.ts"
import { json } from "#tests/harness/test-site.ts"
import { expectAccessible } from "./axe.ts"
import { type Mailing, useMailing } from "./mailing.ts"
import { expect, ownerSession, test as base } from "./signed-in.ts"
import { beforeTouchBytes, readScripts } from "./scripts.ts"
import { freePort } from "./site-process.ts"

const test = base.extend<object, { mailing: Mailing & { metricsPort: string } }>({
  mailing: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const metricsPort = String(await freePort())
      const env = { SEED: "demo", METRICS_PORT: metricsPort, LOG_LEVEL: "debug" }
      await useMailing("private", (mailing) => use({ ...mailing, metricsPort }), env)
    },
    { scope: "worker" },
  ],
  siteUrl: async ({ mailing }, use) => use(mailing.site.url),
})

const linkPattern = /https?:\/\/\S+\/r\/[\w-]{43}(?!\S)/u

/** Sends an inquiry with a passed human check; returns its id and the path in the confirmation. */
async function sendRequest({ site, mail }: Mailing, fields: object): Promise<{ id: number; path: string }> {
  const token = await workedToken((path, init) => fetch(site.url + path, init))
  const email = `kunde-${Math.random().toString(36).slice(2)}@werk.example`
  const body = { name: "Bernd Kessler", company: "Stadtwerke", text: "Bitte anbieten", captcha_token: token, email }
  const response = await fetch(`${site.url}/api/request`, json("POST", { ...body, ...fields }))
  expect(response.status).toBe(201)
  const { id } = (await response.json()) as { id: number }
  const sent = () => mail.received.find(({ to }) => to.includes(email))
  await expect.poll(() => sent() !== undefined, { timeout: 20_000 }).toBe(true)
  const address = linkPattern.exec(sent()?.text ?? "")?.[0] ?? ""
  expect(address).not.toBe("")
  return { id, path: new URL(address).pathname }
}

/** Returns one hash per table. */
function wholeDatabase(dir: string): Record<string, string> {
  const db = new DatabaseSync(join(dir, "site.db"), { readOnly: true })
  const tables = db.prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'").all()
  const hashes = tables.map(({ name }) => {
    const all = createHash("sha256")
    for (const row of db.prepare(`select * from "${String(name)}"`).iterate())
      for (const value of Object.values(row)) all.update(value instanceof Uint8Array ? value : `${String(value)}\n`)
    return [String(name), all.digest("hex")] as const
  })
  db.close()
  return Object.fromEntries(hashes)
}

// First, because the other tests' requests are counted a moment later.
test("a thousand scanners change no row, and no log line or metric contains the secret", async ({
  mailing,
  siteUrl,
}) => {
  test.slow()
  const { path } = await sendRequest(mailing, { lang: "en", items: [{ partnumber: "9026M31P02" }] })
  const secret = path.split("/").at(-1) ?? ""
  await expect.poll(() => mailing.mail.received.length).toBeGreaterThan(1)
  const endings = ["", ".xlsx", "/", "?utm_source=scan", ".xlsx?x=1", "/index.php", ".txt", "%2e%2e", "x"]
  // A newly started site still optimises its indexes, and the text of a new inquiry is indexed a moment later.
  const nothing = createHash("sha256").digest("hex")
  let before = wholeDatabase(mailing.dir)
  await expect
    .poll(
      async () => {
        const former = before
        await sleep(2_000)
        before = wholeDatabase(mailing.dir)
        return before["inquiry_index_due"] === nothing && JSON.stringify(before) === JSON.stringify(former)
      },
      { timeout: 60_000 },
    )
    .toBe(true)
  for (let round = 0; round < 100; round++)
    await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const n = round * 10 + index
        const headers = { "User-Agent": `Scanner/${n}`, Purpose: n % 3 === 0 ? "prefetch" : "", Accept: "*/*" }
        const method = n % 4 === 0 ? "HEAD" : n % 97 === 0 ? "OPTIONS" : "GET"
        const prefix = ["", "/ru", "/en"][n % 3] ?? ""
        const response = await fetch(`${siteUrl}${prefix}/r/${secret}${endings[n % endings.length] ?? ""}`, {
          method,
          headers,
        })
        await response.arrayBuffer()
        expect(response.status).toBeLessThan(500)
      }),
    )
  expect(wholeDatabase(mailing.dir)).toEqual(before)
  const metrics = await (await fetch(`http://127.0.0.1:${mailing.metricsPort}/metrics`)).text()
  expect(metrics).toContain("process_cpu_seconds_total")
  for (const where of [mailing.site.log(), metrics]) expect(where.includes(secret)).toBe(false)
  expect(mailing.site.log()).toContain("/r/…")
})

test("a customer follows an inquiry by the link in the confirmation, confirms it, and adds to it", async ({
  page,
  mailing,
  siteUrl,
  allowProblem,
}) => {
  test.slow()
  allowProblem(/status of 422/u)
  const items = [
    { partnumber: "9026M31P02", quantity: 2 },
    { partnumber: "GIBTS-NICHT-7", quantity: 3, note: "laut Zeichnung" },
  ]
  const { id, path } = await sendRequest(mailing, { items, lang: "de" })
  const response = await page.goto(path)
  const headers = response?.headers() ?? {}
  expect(headers["cache-control"]).toBe("no-store")
  expect(headers["x-robots-tag"]).toContain("noindex")
  expect(headers["referrer-policy"]).toBe("no-referrer")
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ihre Anfrage LT-")
  await expect(page.getByText("9026M31P02")).toBeVisible()
  await expect(page.getByText("GIBTS-NICHT-7")).toHaveCount(0)
  await expect(page.getByText("Bernd Kessler")).toHaveCount(0)
  await expect(page.getByText("1 weitere Position")).toBeVisible()
  expect((await page.evaluate(readScripts)).own).toBeLessThanOrEqual(beforeTouchBytes)
  await expectAccessible(page, 360, 1280)

  await page.getByRole("button", { name: "Das ist meine Anfrage" }).press("Enter")
  await expect(page.getByText("GIBTS-NICHT-7")).toBeVisible()
  await expect(page.getByText("laut Zeichnung")).toBeVisible()
  const download = page.waitForEvent("download")
  await page.getByRole("link", { name: "Positionen als Excel-Datei" }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^LT-.*\.xlsx$/u)
  expect((await readFile(await file.path())).subarray(0, 2).toString("latin1")).toBe("PK")

  const api = await ownerSession(siteUrl)
  expect((await api.call("PATCH", `/request/${id}`, { outcome: "lost" })).status).toBe(200)
  await page.reload()
  await expect(page.getByText("Sie ist abgeschlossen.", { exact: false })).toBeVisible()
  await page.getByRole("button", { name: "Senden" }).click()
  await expect(page.getByRole("alert")).toContainText("Bitte schreiben Sie")
  await page.getByRole("textbox", { name: "Ihre Ergänzung" }).fill("Wir brauchen es bis März.")
  await page.getByRole("textbox", { name: "Weitere Teilenummern" }).fill("L31742P02 4")
  await expectAccessible(page, 360)
  await page.getByRole("button", { name: "Senden" }).click()
  await expect(page.getByText("Danke, wir haben es zu Ihrer Anfrage gelegt.")).toBeVisible()
  const thread = await api.get<Thread>(`/request/${id}`)
  // Reopened, while an order that was lost stays one in the figures.
  expect(thread).toMatchObject({ state: "new", outcome: "lost", closed_at: null, read: false })
  expect(thread.messages.map(({ kind, author, text }) => [kind, author, text])).toEqual([
    ["in", "Bernd Kessler", "Wir brauchen es bis März.\n\nL31742P02 4"],
  ])
  expect(thread.link).toBe(`${siteUrl}${path}`)

  expect((await api.call("DELETE", `/request/${id}`)).status).toBe(204)
  expect((await fetch(siteUrl + path)).status).toBe(404)
  expect((await fetch(`${siteUrl}${path}.xlsx`)).status).toBe(404)
})

test("the page works without script, in each language, and accepts nothing from other sites", async ({
  browser,
  mailing,
  siteUrl,
}) => {
  const { path } = await sendRequest(mailing, { lang: "ru", items: [{ partnumber: "9026M31P02" }] })
  expect(path).toMatch(/^\/ru\/r\//u)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(siteUrl + path)
  await page.getByRole("button", { name: "Это мой запрос" }).click()
  await page.getByRole("textbox", { name: "Что вы хотите добавить" }).fill("Добавьте уплотнения")
  await page.getByRole("button", { name: "Отправить" }).click()
  await expect(page.getByText("мы приложили это к вашему запросу", { exact: false })).toBeVisible()
  await page.goto(siteUrl + path.replace("/ru/", "/en/"))
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Your request LT-")
  await context.close()
  const foreign = await fetch(siteUrl + path, {
    method: "POST",
    headers: { Origin: "https://evil.example", "Content-Type": "application/x-www-form-urlencoded" },
    body: "act=add&text=fremd",
  })
  expect(foreign.status).toBe(403)
})
