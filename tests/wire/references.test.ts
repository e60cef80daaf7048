import { afterAll, beforeAll, expect, it } from "vitest"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { nameOf, readCalls } from "./calls.ts"
import { type WireContent, fillSite } from "./content.ts"
import { type WireSite, openWireSite } from "./wire-site.ts"

const absent = 424_242
// The company's VAT id names no record.
const isReference = (name: string) =>
  name !== "vat_id" && /_id$|^(?:translation_of|copy_from|target|move_to)$/u.test(name)

/** Returns the paths of all fields in a schema that name another record, such as `items.0.product_id`. */
function referencesIn(schema: unknown, path = ""): string[] {
  if (typeof schema !== "object" || schema === null) return []
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema as Record<string, never>
  const below = (name: string) => (path ? `${path}.${name}` : name)
  return [
    ...Object.entries(properties).flatMap(([name, field]) =>
      isReference(name) ? [below(name)] : referencesIn(field, below(name)),
    ),
    ...referencesIn(items, below("0")),
    ...[...(anyOf as unknown[]), ...(oneOf as unknown[]), ...(allOf as unknown[])].flatMap((branch) =>
      referencesIn(branch, path),
    ),
  ]
}

onEnginesInTurn("every id of another record that a call takes", (engine) => {
  let wire: WireSite
  let content: WireContent
  let photo: Awaited<ReturnType<typeof picture>>

  beforeAll(async () => {
    wire = await openWireSite(engine())
    content = await fillSite(wire.site)
    photo = await picture(64, 64)
  })
  afterAll(() => wire.close())

  // Minimal bodies per call; a call with a reference that is missing here fails the test.
  const bodies: Record<string, (field: string, id: number) => unknown> = {
    "POST /category": (field, id) => ({ name: "Familie", lang: "DE", [field]: id }),
    "PATCH /category/{id}": (field, id) => ({ [field]: id }),
    "PATCH /product/{id}": (field, id) => ({ [field]: id }),
    "PATCH /product/order": (field, id) => ({ ids: [], lang: "DE", [field]: id }),
    "PATCH /product/property/order": (field, id) => ({ ids: [], [field]: id }),
    "PATCH /page/page-part/order": (field, id) => ({ ids: [], [field]: id }),
    "POST /spare/{id}/part/bulk": (field, id) => ({ action: "move", ids: [content.part.id], [field]: id }),
    "POST /product": (field, id) => imageForm("images[]", photo, { title: "Neu", lang: "DE", [field]: String(id) }),
    "POST /product/property": (field, id) => imageForm("image", photo, { [field]: String(id) }),
    "POST /request": (field, id) => ({ name: "A", company: "B", email: "a@example.com", [field]: id }),
    "PATCH /request/{id}": (field, id) => ({ [field]: id }),
    "POST /request/{id}/line/read": (field, id) => ({ [field]: id }),
    "DELETE /category/{id}": () => undefined,
  }

  it("is 422 with its path when there is no such record", async () => {
    const calls = await readCalls(wire.site)
    const described = calls.flatMap((call) => [
      ...referencesIn(call.schema).map((path) => [nameOf(call), path] as const),
      ...call.query.filter(({ name }) => isReference(name)).map(({ name }) => [nameOf(call), name] as const),
    ])
    const all = [...new Set(described.map((words) => words.join(" ")))]
    // An inquiry line without its product stays as text; the target of a redirect is a path.
    const named = all.filter(
      (reference) =>
        !/^POST \/request(?:\/desk)? items\.0\.product_id$/u.test(reference) &&
        !/\/redirect\S* target$/u.test(reference) &&
        // It names the product that the property has to belong to, see server/features/product/api.test.ts.
        reference !== "PATCH /product/property/{id} product_id" &&
        // A draft of an offer is needed first, see server/features/offer/offer.test.ts.
        !reference.startsWith("PATCH /offer") &&
        // An unsorted mail is needed first, see server/features/inquiry/incoming/incoming-mail.test.ts.
        !reference.startsWith("POST /mail/unsorted"),
    )
    expect(named.length).toBeGreaterThanOrEqual(12)
    for (const reference of named) {
      const [method = "", path = "", field = ""] = reference.split(" ")
      const body = bodies[`${method} ${path}`]
      if (!body) throw new Error(`No body for ${reference}`)
      const owner = path.startsWith("/category")
        ? content.category
        : path.startsWith("/spare")
          ? content.spare
          : path.startsWith("/request")
            ? content.inquiry
            : content.product
      const query = method === "DELETE" ? `?${field}=${absent}` : ""
      const address = `/api${path.replace("{id}", String(owner.id))}${query}`
      const response = await wire.sendAsOwner(method, address, body(field, absent))
      const { errors } = JSON.parse(response.text || "{}") as { errors?: { path: string }[] }
      expect([reference, response.status, errors?.map((error) => error.path)]).toEqual([reference, 422, [field]])
    }
  })

  it("is 422 as well when the record was deleted, and nothing is stored", async () => {
    const made = await wire.site.asOwner("POST", "/api/category", { name: "Weg", lang: "DE" })
    const { id } = (await made.json()) as { id: number }
    expect((await wire.sendAsOwner("DELETE", `/api/category/${id}`)).status).toBe(204)
    const patched = await wire.sendAsOwner("PATCH", `/api/product/${content.product.id}`, { category_id: id })
    expect(patched.status).toBe(422)
    const { category_id } = JSON.parse((await wire.send("GET", `/api/product/${content.product.id}`)).text) as {
      category_id: number
    }
    expect(category_id).toBe(content.category.id)
  })

  it("keeps a line of an inquiry whose product is unknown as text", async () => {
    const sender = { name: "A", company: "Zeilen", email: "zeilen@example.com" }
    const items = [
      { product_id: absent, quantity: 2 },
      { product_id: absent, partnumber: "L1" },
    ]
    expect((await wire.send("POST", "/api/request", { ...sender, items })).status).toBe(201)
    const [stored] = (await (await wire.site.asOwner("GET", "/api/request")).json()) as { items: unknown[] }[]
    expect(stored?.items).toMatchObject([
      { partnumber: null, product_id: null, title: `#${absent}`, quantity: 2, note: "" },
      { partnumber: "L1", product_id: null, title: "", quantity: 1, note: "" },
    ])
  })
})
