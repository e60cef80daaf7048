import { readXlsx } from "hucre/xlsx"
import { type Sought, openCallAddresses, unlinkedAddresses } from "./open-addresses.ts"
import { imageForm, picture } from "./samples.ts"
import { json } from "./test-site.ts"

/** A running site and the token of its owner. */
interface Target {
  url: string
  token: string
}

interface Made {
  id: number
  version: number
}

export interface Secrets {
  /** Words that only hidden or drafted content has. */
  words: string[]
  /** URLs that must look missing. */
  gone: string[]
  sought: Sought
}

const numbers = { part: "ZRX900471", successor: "ZRX900481", superseded: "ZRX900472" }

const withoutEnding = (file: string) => file.replace(/\.\w+$/u, "")
const word = (name: string) => `Zorvex${name}`
const fields = (name: string, ...texts: string[]) =>
  Object.fromEntries(texts.map((text) => [text, text.startsWith("text") ? `<p>${word(name)}</p>` : word(name)]))

/**
 * Creates words that no visitor may find: in hidden records of every kind, hidden languages, drafts of every kind, texts
 * of a draft's pictures, and an offer.
 */
export async function plantSecrets({ url, token }: Target): Promise<Secrets> {
  const send = async <Body>(method: string, path: string, body: unknown) => {
    const init = body instanceof FormData ? { method, body } : json(method, body)
    const own = "headers" in init ? init.headers : {}
    const response = await fetch(`${url}/api${path}`, {
      ...init,
      headers: { ...own, Authorization: `Bearer ${token}` },
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Body
  }
  const words: string[] = []
  const plant = (name: string, ...texts: string[]) => {
    words.push(word(name))
    return fields(name, ...texts)
  }
  // A picture of their own, which nothing that is published shows.
  const form = async (name: string, entries: Record<string, string>) => imageForm(name, await picture(43, 31), entries)
  const hidden = { hidden: "all" }

  const service = await send<Made & { images: string[] }>(
    "POST",
    "/service",
    await form("images", { ...plant("Service", "title_de", "title_ru", "text_de", "summary_de"), ...hidden }),
  )
  const spare = await send<Made>(
    "POST",
    "/spare",
    await form("images", { ...plant("Spare", "title_de", "text_en", "subtitle_de"), ...hidden }),
  )
  // Files' names are all that leads to their bytes.
  words.push(...service.images.map(withoutEnding))
  for (const partnumber of [numbers.part, numbers.successor])
    await send("POST", `/spare/${spare.id}/part`, { partnumber, description_de: plant(`Part${partnumber}`, "x")["x"] })
  await send("POST", "/spare/1/part", { partnumber: numbers.superseded, subst_part: numbers.successor })
  const product = await send<Made>(
    "POST",
    "/product",
    await form("images", { ...plant("Product", "title", "description", "model"), ...hidden }),
  )
  const category = await send<Made>("POST", "/category", {
    ...plant("Category", "name", "summary"),
    lang: "DE",
    ...hidden,
  })
  await send("POST", "/partner", await form("image", { ...plant("Partner", "text_de", "text_en"), ...hidden }))
  await send(
    "POST",
    "/product/property",
    await form("image", { product_id: "13", ...plant("Property", "description"), ...hidden }),
  )
  await send(
    "POST",
    "/page/page-part/gas-turbina",
    await form("image", { ...plant("Block", "description_de"), ...hidden }),
  )

  await send("PATCH", "/service/2", { ...plant("Russian", "title_ru", "text_ru", "summary_ru"), hidden: ["ru"] })
  await send("PATCH", "/page/careers", { text_ru: `<p>${plant("Page", "x")["x"]}</p>`, hidden: ["ru"] })
  await send("PATCH", "/spare/1", { ...plant("GroupEnglish", "title_en", "subtitle_en"), hidden: ["en"] })

  // Of an offer nothing is public but for the customer with the link.
  const inquiry = await send<Made>("POST", "/request/desk", { name: "A", source: "phone" })
  const offer = await send<Made>("POST", `/request/${inquiry.id}/offer`, {})
  const letter = plant("Offer", "number", "description", "note", "remark", "supplier")
  words.push("98765433", "987.654,33", "987,654.33")
  await send("PATCH", `/offer/${offer.id}`, {
    lines: [{ kind: "offer", ...letter, quantity: 1, unit_price: 98_765_433, cost: 98_765_433 }],
  })
  await send("PATCH", "/offer/settings", { payment_de: plant("Payment", "x")["x"] })

  const draft = async (kind: string, id: number | string, patch: object) =>
    send("PUT", `/draft/${kind}/${id}`, { patch, based_on: 1 })
  const own = imageForm("image", await picture(41, 30))
  const image = await send<{ id: number; path: string }>("POST", "/draft/service/1/image", own)
  words.push(withoutEnding(image.path))
  const { image_list } = await send<{ image_list: { id: number }[] }>("PATCH", "/service/1", {})
  const image_texts = [
    ...image_list.map(({ id }) => ({ id })),
    { id: image.id, ...plant("Picture", "alt_de", "alt_en") },
  ]
  await draft("service", 1, { ...plant("DraftService", "title_de", "title_ru", "text_en"), image_list: image_texts })
  await draft("spare", 2, plant("DraftSpare", "title_de", "text_de"))
  await draft("product", 13, plant("DraftProduct", "title", "model"))
  await draft("category", 1, plant("DraftCategory", "name"))
  await draft("partner", 1, plant("DraftPartner", "text_de"))
  await draft("page", "contact", plant("DraftPage", "text_de"))
  const ids = { service: service.id, spare: spare.id, product: product.id, category: category.id }
  const slug = numbers.part.toLowerCase()
  const gone = [
    `/service/${ids.service}`,
    `/ru/service/${ids.service}`,
    `/api/service/${ids.service}`,
    ...["", "/search", "/catalogue"].map((below) => `/api/spare/${ids.spare}${below}`),
    ...["", "/rows"].map((below) => `/part-list/${ids.spare}${below}`),
    `/part/${slug}`,
    `/api/part/${slug}`,
    `/parts/${ids.product}`,
    `/api/product/${ids.product}`,
    `/r/${"x".repeat(43)}/1.pdf`,
    `/ru/r/${"x".repeat(43)}/1.xlsx`,
  ]
  return { words, gone, sought: { begin: "Zorve", ...numbers, ...ids } }
}

const mostPages = 500
const mostPartPages = 8
const spreadsheet = "spreadsheetml"

/**
 * Reads every address that a visitor can find from the home pages and the sitemap, and every open call, twice each: once made and once
 * from memory. Returns those that hold one of the words or fail, and how many were read.
 */
export async function findLeaks({ url }: Pick<Target, "url">, { words, gone, sought }: Secrets) {
  const found: string[] = []
  const read = async (path: string, init: { headers?: Record<string, string> } = {}) => {
    const response = await fetch(url + path, { ...init, headers: { ...init.headers, ...otherVisitor() } })
    const text = JSON.stringify([...response.headers]) + (await textOf(response))
    if (words.some((secret) => text.includes(secret))) found.push(path)
    if (response.status === 429 || response.status >= 500) found.push(`${path} is ${response.status}`)
    return { status: response.status, text }
  }
  const asked = new Set<string>()
  const waiting = [...gone, "/", "/en", "/ru", ...openCallAddresses(sought), ...unlinkedAddresses(sought)]
  let partPages = 0
  for (let path = waiting.shift(); path !== undefined && asked.size < mostPages; path = waiting.shift()) {
    if (asked.has(path) || (isPartPage(path) && partPages++ >= mostPartPages)) continue
    asked.add(path)
    const made = await read(path)
    const kept = await read(path)
    if (gone.includes(path) && [made, kept].some(({ status }) => status !== 404))
      found.push(`${path} is ${made.status}`)
    waiting.push(...linksIn(made.text).filter((link) => !asked.has(link)))
  }
  const { part, successor, superseded } = sought
  const looked = await read("/api/part/lookup", json("POST", { numbers: [part, successor, superseded] }))
  if (looked.status !== 200) found.push(`the look-up is ${looked.status}`)
  return { found, read: asked.size }
}

/** Headers of a visitor of their own, where a proxy is trusted: the walk is not slowed down by limits. */
let visitors = 0
const otherVisitor = () => ({ "X-Forwarded-For": `203.0.${++visitors >> 8}.${visitors & 255}` })

async function textOf(response: Response): Promise<string> {
  const type = response.headers.get("Content-Type") ?? ""
  if (!type.includes(spreadsheet)) return response.text()
  const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()))
  return JSON.stringify(sheets)
}

const isPartPage = (path: string) => /^(?:\/\w\w)?\/part\//u.test(path)

/** The pages that a document or a sitemap leads to. */
const linksIn = (text: string): string[] =>
  [...text.matchAll(/href="(\/[^"#?]*)"|<loc>https?:\/\/[^/<]+(\/[^<]*)<\/loc>/gu)]
    .map(([, link, loc]) => link ?? loc ?? "/")
    .filter((path) => !/^\/(?:assets|media|pictures|fonts|dashboard|controller|api)\//u.test(path))
