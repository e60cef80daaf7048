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
})
