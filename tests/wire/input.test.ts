import { afterAll, beforeAll, expect, it } from "vitest"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { imageForm } from "#tests/harness/samples.ts"
import { type WireContent, fillSite } from "./content.ts"
import { type WireSite, openWireSite } from "./wire-site.ts"

const odd = [true, [7], "0x10", "1e3", "7", 1.5, {}]
const sender = { name: "A", company: "B", email: "a@example.com" }

onEnginesInTurn("values that come in", (engine) => {
  let wire: WireSite
  let content: WireContent

  beforeAll(async () => {
    wire = await openWireSite(engine())
    content = await fillSite(wire.site)
  })
  afterAll(() => wire.close())

  const statusOf = async (method: string, path: string, body?: unknown) =>
    (await wire.sendAsOwner(method, `/api${path}`, body)).status

  it("accepts only a whole number for a number in a JSON body", async () => {
    const { spare, part, product, category } = content
    for (const value of odd) {
      const calls: [string, string, object][] = [
        ["POST", `/spare/${spare.id}/part`, { partnumber: "N-1", quantity: value }],
        ["PATCH", `/spare/${spare.id}/part/${part.id}`, { quantity: value }],
        ["POST", `/spare/${spare.id}/part/bulk`, { action: "delete", ids: [value] }],
        ["PATCH", `/product/${product.id}`, { category_id: value }],
        ["PATCH", `/category/${category.id}`, { spare_id: value }],
        ["POST", "/request", { ...sender, spare_id: value }],
        ["POST", "/request", { ...sender, items: [{ partnumber: "L1", quantity: value }] }],
      ]
      if (value !== 1.5) calls.push(["PATCH", `/product/${product.id}`, { power: value }])
      for (const call of calls) expect([...call, await statusOf(...call)]).toEqual([...call, 422])
    }
    expect(await statusOf("PATCH", `/product/${product.id}`, { power: 12.5 })).toBe(200)
  })

  it("accepts decimal digits within the range for a number in a query, and returns the last page for one beyond it", async () => {
    const lists = [`/spare/${content.spare.id}/search`, "/request"]
    for (const list of lists) {
      for (const query of [
        "limit=0",
        "limit=101",
        "limit=abc",
        "limit=0x10",
        "page=0",
        "page=-3",
        "page=1e3",
        "page=01",
      ])
        expect([list, query, await statusOf("GET", `${list}?${query}`)]).toEqual([list, query, 422])
      const last = JSON.parse((await wire.sendAsOwner("GET", `/api${list}?limit=1&page=999999`)).text) as {
        page: number
        total: number
        items: unknown[]
      }
      expect([list, last.page, last.items.length]).toEqual([list, last.total, 1])
    }
    for (const query of ["page=0", "page=x"]) expect(await statusOf("GET", `/audit?${query}`)).toBe(422)
    const audit = JSON.parse((await wire.sendAsOwner("GET", "/api/audit?page=999999")).text) as { page: number }
    expect(audit.page).toBe(1)
    expect(await statusOf("GET", "/search?q=9047&limit=0")).toBe(422)
  })

  it("leaves out unknown fields, and rejects values of more than 64 levels and bodies of more than 100", async () => {
    const { service } = content
    const nested = (levels: number): unknown => JSON.parse(`${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`)
    expect(await statusOf("PATCH", `/service/${service.id}`, { unknown: nested(90) })).toBe(200)
    expect(await statusOf("PATCH", `/service/${service.id}`, { unknown: nested(5_000) })).toBe(400)
    expect(await statusOf("POST", "/request", { ...sender, items: nested(90) })).toBe(422)
    const draft = (levels: number) => ({ patch: { title_de: nested(levels) }, based_on: 1 })
    for (const levels of [10, 90])
      expect([levels, await statusOf("PUT", `/draft/service/${service.id}`, draft(levels))]).toEqual([levels, 422])
    const preview = (levels: number) => ({ kind: "service", id: service.id, patch: nested(levels) })
    expect(await statusOf("PUT", "/share/mine", preview(90))).toBe(422)
  })

  it("accepts one spelling of an id", async () => {
    const { service } = content
    expect(await statusOf("GET", `/service/${service.id}`)).toBe(200)
    for (const id of [`0${service.id}`, `${service.id}.0`, `+${service.id}`, "0x1", "1e0"])
      expect([id, (await wire.send("GET", `/api/service/${id}`)).status]).toEqual([id, 404])
  })

  it("looks up and accepts 500 lines, not one more", async () => {
    const lines = (count: number) => Array.from({ length: count }, (_one, index) => `UNKNOWN-PART-NUMBER-${index}`)
    expect(await statusOf("POST", "/part/lookup", { numbers: lines(500) })).toBe(200)
    expect(await statusOf("POST", "/part/lookup", { numbers: lines(501) })).toBe(422)
    const items = (count: number) => lines(count).map((partnumber) => ({ partnumber, note: "ё".repeat(300) }))
    expect((await wire.send("POST", "/api/request", { ...sender, items: items(500) })).status).toBe(201)
    expect((await wire.send("POST", "/api/request", { ...sender, items: items(501) })).status).toBe(422)
  })

  it("rejects invisible names, and bodies that are not UTF-8", async () => {
    for (const name of ["\u200B", "\u2060\u200D\uFEFF", "\u3164", "\u2800 \u00AD"]) {
      const response = await wire.send("POST", "/api/request", { ...sender, name })
      expect([name, response.status]).toEqual([name, 422])
      expect(JSON.parse(response.text)).toMatchObject({ errors: [{ path: "name", code: "required" }] })
    }
    expect((await wire.send("POST", "/api/request", { ...sender, name: "Аня\u200D" })).status).toBe(201)
    const connection = wire.connect()
    const broken = Buffer.concat([Buffer.from('{"name":"A'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')])
    for (const [method, path] of [
      ["POST", "/request"],
      ["POST", "/part/lookup"],
      ["PATCH", `/service/${content.service.id}`],
    ] as const) {
      const headers = { "Content-Type": "application/json", Authorization: `Bearer ${wire.site.token}` }
      const response = await connection.send(`/api${path}`, { method, headers, body: broken })
      expect([path, response.status]).toEqual([path, 400])
      expect(response.text).toContain("not valid UTF-8")
    }
    const form = Buffer.from(
      ["first_name", "last_name", "email"]
        .map((name) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nM\xfcller\r\n`)
        .join("") + "--b--\r\n",
      "latin1",
    )
    const headers = { "Content-Type": "multipart/form-data; boundary=b" }
    expect((await connection.send("/api/application", { method: "POST", headers, body: form })).status).toBe(400)
  })

  it("drops marks of direction from stored names, and rejects line breaks in them", async () => {
    const [company, name] = ["Acme \u202Efdp.exe\u2066", "N\u00e4he\u200b\u{E0041}"]
    const sent = await wire.send("POST", "/api/request", { ...sender, name, company })
    const { id } = JSON.parse(sent.text) as { id: number }
    const stored = await wire.sendAsOwner("GET", `/api/request/${id}`)
    expect(JSON.parse(stored.text)).toMatchObject({ name: "N\u00e4he", company: "Acme fdp.exe" })
    const broken = "A\nBcc: x"
    const person = { name: broken, login: "line-break", roles: ["parts"] }
    expect(await statusOf("POST", "/people", person)).toBe(422)
    expect(await statusOf("POST", "/people", { ...person, name: "A", login: broken })).toBe(422)
    expect(await statusOf("POST", "/token", { name: broken, abilities: ["parts.edit"], days: 90 })).toBe(422)
    for (const field of ["company_name", "short_name", "managing_director", "phone", "address"])
      expect([field, await statusOf("PATCH", "/settings", { [field]: `+49 551 0900\n140` })]).toEqual([field, 422])
    const { service, category, product, spare } = content
    expect(await statusOf("PATCH", "/auth/profile", { name: broken })).toBe(422)
    expect(await statusOf("PATCH", `/category/${category.id}`, { name: broken })).toBe(422)
    expect(await statusOf("PATCH", `/product/${product.id}`, { title: broken })).toBe(422)
    expect(await statusOf("PATCH", `/service/${service.id}`, { title_ru: broken })).toBe(422)
    expect(await statusOf("PATCH", `/spare/${spare.id}`, { title_de: "A\u2028B" })).toBe(422)
    expect(await statusOf("POST", `/spare/${spare.id}/part`, { partnumber: broken, quantity: 1 })).toBe(422)
    expect(await statusOf("POST", "/request/desk", { name: "A", company: broken })).toBe(422)
  })

  it("accepts telephone numbers with an extension, and no other words", async () => {
    const numbers = ["+49 551 0900-0, Durchwahl 140", "0551/0900-0 DW 14", "+1 (215) 555-0100 ext. 12"]
    for (const phone of [
      ...numbers,
      "+1 215 555 0100 x12",
      "+7 (495) 123-45-67 доб. 123",
      "+49 551 0900#12",
      "Tel.: 0551 0900140",
    ])
      expect([phone, (await wire.send("POST", "/api/request", { ...sender, phone })).status]).toEqual([phone, 201])
    for (const phone of ["ext. 1234567", "+49 551 0900 call me 12", "+49 551\n0900140", "x".repeat(40)])
      expect([phone, (await wire.send("POST", "/api/request", { ...sender, phone })).status]).toEqual([phone, 422])
  })

  it("rejects a form of too many parts before parsing it", async () => {
    const connection = wire.connect()
    const body = `${'--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(20_000)}--b--\r\n`
    for (const [path, type] of [
      ["/request", "multipart/form-data; boundary=b"],
      ["/application", 'multipart/form-data; boundary="b"'],
      ["/service", "Multipart/Form-Data; charset=utf-8; BOUNDARY=b"],
    ] as const) {
      const headers = { "Content-Type": type, ...wire.bearer }
      const refused = await connection.send(`/api${path}`, { method: "POST", headers, body })
      expect([path, refused.status, (JSON.parse(refused.text) as { detail: string }).detail]).toEqual([
        path,
        413,
        "Send at most 200 parts in one form",
      ])
    }
  })

  it("rejects a chosen empty file by its name on every upload", async () => {
    const empty = (field: string, fields: Record<string, string> = {}) =>
      imageForm(field, new Uint8Array(0), fields, "leer.png")
    const { product, property, partner, spare, service, pageBlock, category } = content
    const uploads: [string, string, FormData, string][] = [
      ["POST", "/product", empty("images[]", { title: "X" }), "images"],
      ["POST", "/spare", empty("images[]", { title_de: "X" }), "images"],
      ["POST", "/service", empty("images", { title_de: "X" }), "images"],
      ["POST", "/partner", empty("image"), "image"],
      ["PATCH", `/partner/${partner.id}`, empty("image"), "image"],
      ["POST", "/product/property", empty("image", { product_id: String(product.id) }), "image"],
      ["PATCH", `/product/property/${property.id}`, empty("image"), "image"],
      ["POST", "/page/page-part/gas-turbina", empty("image"), "image"],
      ["POST", `/page/page-part/${pageBlock.id}/image/add`, empty("image"), "image"],
      ["POST", `/product/${product.id}/image/add`, empty("image"), "image"],
      ["POST", `/category/${category.id}/image/add`, empty("image"), "image"],
      ["POST", `/service/${service.id}/image/add`, empty("image"), "image"],
      ["POST", `/spare/${spare.id}/excel/update`, empty("excel"), "excel"],
      ["POST", "/spare/excel/update", empty("excel"), "excel"],
      ["POST", "/spare/excel/refused", empty("excel"), "excel"],
      ["POST", "/application", empty("cv", { first_name: "A", last_name: "B", email: "a@example.com" }), "cv"],
    ]
    for (const [method, path, form, field] of uploads) {
      const response = await wire.sendAsOwner(method, `/api${path}`, form)
      expect([method, path, response.status]).toEqual([method, path, 422])
      const problem = JSON.parse(response.text) as { detail: string }
      expect(problem).toMatchObject({ errors: [{ path: field, code: "empty_file" }] })
      expect(problem.detail).toContain("leer.png")
    }
  })

  it("accepts a form without a chosen file", async () => {
    const form = imageForm("image", new Uint8Array(0), { text_de: "Neu" }, "")
    expect(await statusOf("PATCH", `/partner/${content.partner.id}`, form)).toBe(200)
  })

  it("returns the products of a category in its own language by default", async () => {
    const read = async (query: string) =>
      (JSON.parse((await wire.send("GET", `/api/product?${query}`)).text) as { lang: string }[]).map(({ lang }) => lang)
    expect(await read(`category=${content.category.id}`)).toEqual(["DE"])
    expect(await read(`category=${content.category.id}&lang=EN`)).toEqual(["EN"])
  })
})
