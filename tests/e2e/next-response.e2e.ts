import type { Category } from "#contract/category.ts"
import type { Product } from "#contract/product.ts"
import type { Service } from "#contract/service.ts"
import type { SpareSummary } from "#contract/spare.ts"
import type { PartPage } from "#contract/part.ts"
import type { Partner } from "#contract/partner.ts"
import type { TextPage } from "#contract/text-page.ts"
import { type DashboardApi, expect, test } from "./signed-in.ts"
import { publicPages } from "./public-pages.ts"

interface Edit {
  kind: string
  /** Edits something visible so that it contains the word. */
  edit: (word: string) => Promise<Response>
}

const form = (fields: Record<string, string>) => {
  const made = new FormData()
  for (const [name, value] of Object.entries(fields)) made.set(name, value)
  return made
}

/** Returns one edit of each kind of content, of visible records. */
async function everyEdit(api: DashboardApi): Promise<Edit[]> {
  const patch = (path: string, fields: (word: string) => Record<string, unknown>) => (word: string) =>
    api.call("PATCH", path, fields(word))
  const [services, spares, partners] = await Promise.all([
    api.get<Service[]>("/service"),
    api.get<SpareSummary[]>("/spare"),
    api.get<Partner[]>("/partner"),
  ])
  const [categories, products, turbines] = await Promise.all([
    api.get<Category[]>("/category?lang=de"),
    api.get<Product[]>("/product?lang=de"),
    api.get<TextPage>("/page/gas-turbina"),
  ])
  const product = await api.get<Product>(`/product/${products[0]?.id ?? 0}`)
  const parts = await api.get<PartPage>(`/spare/${spares[0]?.id ?? 0}/search`)
  return [
    { kind: "a service", edit: patch(`/service/${services[0]?.id}`, (word) => ({ title_de: word })) },
    {
      kind: "a picture",
      edit: patch(`/service/${services[0]?.id}/image/${services[0]?.image_list[0]?.id}`, (word) => ({ alt_de: word })),
    },
    { kind: "a group", edit: patch(`/spare/${spares[0]?.id}`, (word) => ({ subtitle_de: word })) },
    {
      kind: "a part",
      edit: patch(`/spare/${spares[0]?.id}/part/${parts.items[0]?.id}`, (word) => ({ description_de: word })),
    },
    { kind: "a category", edit: patch(`/category/${categories[0]?.id}`, (word) => ({ name: word })) },
    { kind: "a product", edit: patch(`/product/${product.id}`, (word) => ({ title: word })) },
    {
      kind: "a property",
      edit: (word) =>
        api.call("PATCH", `/product/property/${product.property[0]?.id}`, form({ description: `<p>${word}</p>` })),
    },
    {
      kind: "a partner",
      edit: (word) => api.call("PATCH", `/partner/${partners[0]?.id}`, form({ text_de: `<p>${word}</p>` })),
    },
    { kind: "a text page", edit: patch("/page/privacy-policy", (word) => ({ text_de: `<p>${word}</p>` })) },
    {
      kind: "a part of a page",
      edit: patch(`/page/page-part/${turbines.parts[0]?.id}`, (word) => ({ description_de: `<p>${word}</p>` })),
    },
    { kind: "a setting", edit: patch("/settings", (word) => ({ company_name: word })) },
  ]
}

// Other processes know a change within a second.
const othersKnowMs = process.env["E2E_CLUSTER"] ? 1_000 : 0

test("an edit of each kind of content is in the next response of every page that shows it", async ({
  api,
  siteUrl,
}) => {
  const services = await api.get<Service[]>("/service")
  const spares = await api.get<SpareSummary[]>("/spare")
  const products = await api.get<Product[]>("/product?lang=de")
  const detail = [`/service/${services[0]?.id}`, `/part-list/${spares[0]?.id}`, `/parts/${products[0]?.id}`]
  const pages = [...new Set([...publicPages, ...detail])]
  const read = async (path: string) => (await fetch(siteUrl + path)).text()
  // A URL with a unique query is rendered for each request.
  const anew = (path: string) => read(`${path}${path.includes("?") ? "&" : "?"}sort=1`)
  const readAll = (how: (path: string) => Promise<string>) => Promise.all(pages.map(how))
  for (const [index, { kind, edit }] of (await everyEdit(api)).entries()) {
    const word = `Neuwort${index}`
    await readAll(read)
    expect((await edit(word)).status, kind).toBe(200)
    await new Promise((known) => setTimeout(known, othersKnowMs))
    const showing = (texts: string[]) => pages.filter((_page, index) => texts[index]?.includes(word))
    const shown = showing(await readAll(read))
    expect(shown, kind).not.toEqual([])
    expect(shown, kind).toEqual(showing(await readAll(anew)))
  }
})
