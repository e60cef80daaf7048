import type { AddressInfo } from "node:net"
import { RouterContextProvider } from "react-router"
import { expect, it, onTestFinished } from "vitest"
import { loader } from "#app/public/private-page/page.tsx"
import type { InquiryReceipt } from "#contract/inquiry.ts"
import type { Thread } from "#contract/message.ts"
import type { Offer } from "#contract/offer.ts"
import { appContextKey } from "#server/app-context-key.ts"
import { createListener } from "#server/edge/create-listener.ts"
import { createSite } from "#server/edge/create-site.ts"
import { listen } from "#server/edge/listen.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { openMailServer } from "#tests/harness/mail-server.ts"
import { openCallAddresses, unlinkedAddresses } from "#tests/harness/open-addresses.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"
import { openConnection } from "./connection.ts"

const looks = 1_000
const connections = 8

/** Words and figures of the offer: its price, and what never leaves the house. */
const secrets = ["98765433", "987.654,33", "987 654,33", "987,654.33", "ZorvexRemark", "ZorvexSupplier", "77755533"]

/** Returns every row of the database. */
async function readAllRows({ app: { db } }: TestSite): Promise<string> {
  const tables = await db.introspection.getTables()
  const names = tables.map(({ name }) => name as "request").toSorted()
  const rows = await Promise.all(names.map(async (name) => [name, await db.selectFrom(name).selectAll().execute()]))
  return JSON.stringify(rows)
}

/** Serves a site behind the real listener, whose private pages are the data that they show. */
async function serve({ app }: TestSite) {
  const renderPage = async (request: Request) => {
    const secret = /\/r\/([^/]+)$/u.exec(new URL(request.url).pathname)?.[1]
    const context = new RouterContextProvider()
    context.set(appContextKey, app)
    const args = { request, params: { secret }, context } as unknown as Parameters<typeof loader>[0]
    if (secret === undefined) return new Response("", { status: 404 })
    const { data, init } = await loader(args)
    return Response.json(data, init ?? {})
  }
  const site = createSite({ app, programDir: app.programDir, ping: async () => undefined, renderPage })
  const outermost = createListener({ app, site })
  const server = await listen(outermost.listener, { ...app.config, port: 0 })
  const { port } = server.address() as AddressInfo
  const visitors = Array.from({ length: connections }, () => openConnection(port))
  onTestFinished(async () => {
    for (const visitor of visitors) visitor.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    outermost.close()
  })
  const look = (path: string, turn = 0, method = "GET") =>
    (visitors[turn % connections] ?? openConnection(port)).send(path, { method })
  return look
}

/** Sends an offer with secrets in it; returns the path of its customer's page. */
async function sendOffer(site: TestSite): Promise<string> {
  const call = async <T>(method: string, path: string, body?: unknown) =>
    (await (await site.asOwner(method, `/api${path}`, body)).json()) as T
  const customer = { name: "Айгуль", company: "ТОО", email: "a@mangyr.example", text: "Просим", lang: "ru" }
  const body = { ...customer, items: [{ partnumber: "L31802P01", quantity: 2 }] }
  const received = await site.request("/api/request", json("POST", body))
  const { id } = (await received.json()) as InquiryReceipt
  const offer = await call<Offer>("POST", `/request/${id}/offer`)
  const line = { kind: "offer", line_id: offer.open[0], number: "L31802P01", quantity: 1, unit_price: 98_765_433 }
  const internal = { remark: "ZorvexRemark", supplier: "ZorvexSupplier", cost: 77_755_533 }
  await call("PATCH", `/offer/${offer.id}`, { lines: [{ ...line, ...internal }], export_checked: true })
  await call("POST", `/offer/${offer.id}/send`, {})
  site.time.now = new Date(site.time.now.getTime() + 30_000)
  site.app.mail.resume()
  await site.app.mail.idle()
  expect(await call("GET", `/offer/${offer.id}`)).toMatchObject({ state: "sent" })
  const { link } = await call<Thread>("GET", `/request/${id}`)
  return new URL(link).pathname
}

onEnginesInTurn("an offer on its customer's page", (open) => {
  const prepare = async () => {
    const mails = await openMailServer()
    const site = await openTestSite(open(), undefined, {
      env: {
        RATE_LIMITS: "off",
        PUBLIC_URL: "http://localhost:4800",
        SMTP_URL: mails.url,
        MAIL_TO: "office@turbine.example",
        MAIL_FROM: "site@turbine.example",
      },
    })
    onTestFinished(async () => {
      await site.app.mail.close()
      await mails.close()
    })
    return { path: await sendOffer(site), look: await serve(site), site }
  }

  it(`changes nothing in the database when page and files are read ${looks} times, as scanners do`, async () => {
    const { site, path, look } = await prepare()
    const addresses = [
      path,
      `${path}?revision=1`,
      `${path}?act=order&line=1&done=order`,
      `${path}?act=prove`,
      `${path}/1.pdf`,
      `${path}/1.xlsx`,
      `${path}.xlsx`,
    ]
    const before = await readAllRows(site)
    const statuses = new Set<number>()
    const lookOn = async (visitor: number) => {
      for (let turn = visitor; turn < looks; turn += connections) {
        const address = addresses[turn % addresses.length] ?? path
        const { status } = await look(address, visitor, turn % 10 === 0 ? "HEAD" : "GET")
        statuses.add(status)
      }
    }
    await Promise.all(Array.from({ length: connections }, (_, visitor) => lookOn(visitor)))
    expect([...statuses]).toEqual([200])
    expect(await readAllRows(site)).toBe(before)
  })

  it("shows prices to the holder of its link, and at no open address otherwise", async () => {
    const { path, look } = await prepare()
    const shown = (await look(path)).text
    expect(shown).toMatch(/987.654,33/u)
    for (const hidden of ["ZorvexRemark", "ZorvexSupplier", "777.555", "77755533"]) expect(shown).not.toContain(hidden)
    const numbers = { part: "L31802P01", successor: "L31802P01", superseded: "L31802P01" }
    const sought = { begin: "Zorvex", service: 1, spare: 1, product: 1, category: 1, ...numbers }
    const guesses = [`${path.slice(0, -1)}-`, path.toLowerCase(), path.replace(/[^/]+$/u, "x".repeat(43))]
    const addresses = [
      ...openCallAddresses(sought),
      ...unlinkedAddresses(sought),
      ...guesses.flatMap((guess) => [guess, `${guess}/1.pdf`, `${guess}/1.xlsx`, `${guess}.xlsx`]),
      "/api/offer",
      "/api/offer/1",
      "/api/offer/1/pdf",
      "/api/offer/1/xlsx",
      "/api/offer/1/prices",
      "/api/request/1",
      "/api/request/1/offer",
      "/api/line?number=L31802P01",
      "/api/find?query=L31802P01",
    ]
    for (const address of addresses) {
      const { text, status } = await look(address)
      expect([status === 200 && address.startsWith("/api/offer"), address]).toEqual([false, address])
      for (const secret of secrets) expect(text.includes(secret), `${address} has ${secret}`).toBe(false)
    }
  })
})
