import { RouterContextProvider } from "react-router"
import { beforeAll, expect, it } from "vitest"
import { appContextKey, visitorKey } from "#server/app-context-key.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"
import { postInquiry } from "./post-inquiry.ts"

const typed = { name: "Ada", company: "Test GmbH", email: "ada@test.example", text: "Ein Rotor.", numbers: "L1 x 2" }

onEachEngine("a form that the browser posts by itself", (open) => {
  let site: TestSite
  const post = async (values: Record<string, string> | string, address: string) => {
    const context = new RouterContextProvider()
    context.set(appContextKey, site.app)
    context.set(visitorKey, { address })
    const request = new Request("http://site.example/en/contact?product=4", {
      method: "POST",
      body: new URLSearchParams(values),
    })
    return postInquiry({ request, params: { lang: "en" }, context }, { source: "contact" })
  }
  const referenceOf = (response: Awaited<ReturnType<typeof post>>) =>
    response instanceof Response ? [response.status, response.headers.get("Location")] : []

  beforeAll(async () => {
    site = await openTestSite(open())
  })

  it("is one inquiry when posted twice, and another when anything differs", async () => {
    const first = referenceOf(await post(typed, "192.0.2.1"))
    expect(first).toEqual([303, expect.stringMatching(/^\/en\/contact\?product=4&sent=RQ-\w{6}#request$/u)])
    expect(referenceOf(await post(typed, "192.0.2.1"))).toEqual(first)
    expect(referenceOf(await post({ ...typed, text: "Zwei Rotoren." }, "192.0.2.1"))).not.toEqual(first)
    const stored = (await (await site.asOwner("GET", "/api/request")).json()) as { text: string }[]
    expect(stored.map(({ text }) => text)).toEqual(["Zwei Rotoren.\n\nL1 x 2", "Ein Rotor.\n\nL1 x 2"])
  })

  it("brings the chosen parts along, and reads only what a list may hold", async () => {
    const items = JSON.stringify([
      { partnumber: "L31742P02", product_id: null, quantity: 12, note: "mit Zeugnis", title: "Blade", lang: "en" },
      { partnumber: "", product_id: null, quantity: 1 },
    ])
    const posted = { ...typed, email: "liste@test.example", items }
    expect(referenceOf(await post(posted, "192.0.2.5"))[0]).toBe(303)
    expect(referenceOf(await post({ ...posted, items: "[" }, "192.0.2.5"))[0]).toBe(303)
    const stored = await (await site.asOwner("GET", "/api/request?page=1&query=liste@test.example")).json()
    expect(stored).toMatchObject({
      items: [{ items: [] }, { items: [{ partnumber: "L31742P02", quantity: 12, note: "mit Zeugnis" }] }],
    })
  })

  it("returns fields that are not valid UTF-8, and stores nothing", async () => {
    const bytes = "name=M%FCller&company=Werk&email=mueller%40werk.example&text=Gr%FC%DFe&numbers=L1&sealing_gap=%FC"
    const problems = [
      { path: "name", code: "invalid" },
      { path: "text", code: "invalid" },
    ]
    const values = { name: "M\uFFFDller", company: "Werk", email: "mueller@werk.example", numbers: "L1" }
    expect(await post(bytes, "192.0.2.4")).toMatchObject({ init: { status: 422 }, data: { values, problems } })
    const stored = await site.asOwner("GET", "/api/request?page=1&query=mueller@werk.example")
    expect(await stored.json()).toMatchObject({ total: 0 })
  })

  it("returns all input after too many inquiries from one network, and after a database failure", async () => {
    let last: unknown
    for (let turn = 0; turn < 30 && (last === undefined || last instanceof Response); turn++)
      last = await post({ ...typed, text: `Frage ${turn}` }, "192.0.2.2")
    expect(last).toMatchObject({
      init: { status: 429 },
      data: { values: { ...typed, text: expect.stringMatching(/^Frage/u) }, problems: [], failure: { reason: "busy" } },
    })
    const { db } = site.app
    site.app.db = db.withSchema("nowhere")
    const failed = await post({ ...typed, text: "Bleibt stehen" }, "192.0.2.3")
    const { dialect } = site.app
    site.app.dialect = { ...dialect, isAway: () => true }
    expect(await post(typed, "192.0.2.3")).toMatchObject({ init: { status: 503 }, data: { values: typed } })
    site.app.dialect = { ...dialect, isAway: () => false, isDiskFull: () => true }
    expect(await post(typed, "192.0.2.3")).toMatchObject({ init: { status: 507 }, data: { values: typed } })
    site.app.dialect = dialect
    site.app.db = db
    expect(failed).toMatchObject({
      init: { status: 500 },
      data: { values: { ...typed, text: "Bleibt stehen" }, failure: { reason: "server" } },
    })
  })
})
