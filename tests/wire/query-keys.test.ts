import { afterAll, beforeAll, expect, it } from "vitest"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { type Call, nameOf, readCalls } from "./calls.ts"
import { type WireContent, fillSite } from "./content.ts"
import { type WireSite, openWireSite } from "./wire-site.ts"

// Further parameters that a parameter needs to have an effect.
const companions: Record<string, string> = {
  "GET /spare/{id}/search lang": "sort=description&",
  "GET /spare/{id}/search page": "limit=1&",
  "GET /search lang": "q=9047&",
  "GET /search limit": "q=9047&",
}
// Each problem document contains its request's id.
const withoutId = (text: string) => text.replace(/"request_id":"[^"]*"/u, "")
const candidates = ["de", "EN", "ru", "1", "2", "9047", "Bolt"]

onEnginesInTurn("every query parameter of every open call", (engine) => {
  let wire: WireSite
  let content: WireContent
  let calls: Call[]

  beforeAll(async () => {
    wire = await openWireSite(engine())
    content = await fillSite(wire.site)
    calls = (await readCalls(wire.site)).filter(
      ({ method, needsToken, query }) => method === "GET" && !needsToken && query.length > 0,
    )
  })
  afterAll(() => wire.close())

  const addressOf = ({ path }: Call) => {
    const id = path.startsWith("/spare") ? content.spare.id : content.product.id
    return `/api${path.replace("{id}", String(id))}`
  }
  // A workbook contains its creation time.
  const isText = (type: unknown) => String(type).startsWith("application/json")

  it("changes the cached response exactly like the uncached one", async () => {
    expect(calls.map(nameOf)).toContain("GET /product/{id}")
    for (const call of calls)
      for (const { name, schema } of call.query) {
        const base = `${addressOf(call)}?${companions[`${nameOf(call)} ${name}`] ?? ""}`
        const plain = await wire.send("GET", base)
        if (!isText(plain.headers["content-type"])) continue
        const effects: string[] = []
        for (const value of schema.enum ?? candidates) {
          const address = `${base}${name}=${value}`
          const anew = withoutId(await (await wire.site.request(address)).text())
          for (const turn of ["first", "second"])
            expect([turn, address, withoutId((await wire.send("GET", address)).text)]).toEqual([turn, address, anew])
          if (anew !== withoutId(plain.text)) effects.push(value)
        }
        expect([nameOf(call), name, effects.length > 0]).toEqual([nameOf(call), name, true])
      }
  })
})
