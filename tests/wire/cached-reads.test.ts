import { afterAll, beforeAll, expect, it } from "vitest"
import type { Service } from "#contract/service.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { type WireSite, openWireSite } from "./wire-site.ts"

onEachEngine("cached responses", (open) => {
  let wire: WireSite
  beforeAll(async () => {
    wire = await openWireSite(open())
  })
  afterAll(() => wire.close())

  it("follow an edit and a deletion at once", async () => {
    const form = imageForm("images[]", await picture(), { title_de: "Auswuchten" })
    const { id } = (await (await wire.site.asOwner("POST", "/api/service", form)).json()) as Service
    const read = async () => {
      const { status, text } = await wire.send("GET", `/api/service/${id}`)
      return [status, status === 200 ? (JSON.parse(text) as Service).title_de : ""]
    }
    expect([await read(), await read()]).toEqual(Array(2).fill([200, "Auswuchten"]))
    expect((await wire.sendAsOwner("PATCH", `/api/service/${id}`, { title_de: "Wuchten" })).status).toBe(200)
    expect([await read(), await read()]).toEqual(Array(2).fill([200, "Wuchten"]))
    expect((await wire.sendAsOwner("DELETE", `/api/service/${id}`)).status).toBe(204)
    expect(await read()).toEqual([404, ""])
  })
  it("of a picture are 304 for those who have it, 404 for those of no picture", async () => {
    const form = imageForm("images[]", await picture(), { title_de: "Bild" })
    const { image_list } = (await (await wire.site.asOwner("POST", "/api/service", form)).json()) as Service
    const path = `/${image_list[0]?.path}`
    expect(path).toMatch(/^\/media\//u)
    const { status, headers } = await wire.send("GET", path)
    expect([status, headers["content-type"]]).toEqual([200, "image/jpeg"])
    const tag = headers.etag ?? ""
    for (const known of [tag, `"other", W/${tag}`, "*"]) {
      const again = await wire.send("GET", path, undefined, { "If-None-Match": known })
      expect(again).toMatchObject({ status: 304, text: "", headers: { etag: tag } })
    }
    expect((await wire.send("GET", path, undefined, { "If-None-Match": '"other"' })).status).toBe(200)
    const gone = path.replace(/[0-9a-f]{32}/u, "0".repeat(32))
    expect((await wire.send("GET", gone, undefined, { "If-None-Match": "*" })).status).toBe(404)
  })

  it("know a token after the scheme in any case", async () => {
    for (const scheme of ["bearer", "BEARER", "Bearer "]) {
      const headers = { Authorization: `${scheme} ${wire.site.token}` }
      expect((await wire.send("GET", "/api/audit", undefined, headers)).status, scheme).toBe(200)
    }
  })
})
