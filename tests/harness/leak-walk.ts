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
  /** Words that only something hidden or drafted has. */
  words: string[]
  /** Addresses that must be as if nothing were there. */
  gone: string[]
}

const word = (name: string) => `Zorvex${name}`
const fields = (name: string, ...texts: string[]) =>
  Object.fromEntries(texts.map((text) => [text, text.startsWith("text") ? `<p>${word(name)}</p>` : word(name)]))

/**
 * Plants words that no visitor may find: records of every kind that are hidden, hidden languages, drafts of every kind, and pictures'
 * texts in a draft.
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
  const form = async (name: string, entries: Record<string, string>) => imageForm(name, await picture(40, 30), entries)
  const hidden = { hidden: "all" }

  const service = await send<Made>(
    "POST",
    "/service",
    await form("images", { ...plant("Service", "title_de", "title_ru", "text_de", "summary_de"), ...hidden }),
  )
  const spare = await send<Made>(
    "POST",
    "/spare",
    await form("images", { ...plant("Spare", "title_de", "text_en", "subtitle_de"), ...hidden }),
  )
  await send("POST", `/spare/${spare.id}/part`, { partnumber: "ZRX900471", description_de: plant("Part", "x")["x"] })
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

  const draft = async (kind: string, id: number | string, patch: object) =>
    send("PUT", `/draft/${kind}/${id}`, { patch, based_on: 1 })
  const own = imageForm("image", await picture(41, 30))
  const image = await send<{ id: number; path: string }>("POST", "/draft/service/1/image", own)
  // The file's name is all that leads to its bytes.
  words.push(image.path.replace(/\.\w+$/u, ""))
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
  const gone = [
    `/api/service/${service.id}`,
    `/service/${service.id}`,
    `/ru/service/${service.id}`,
    `/api/spare/${spare.id}`,
    `/api/spare/${spare.id}/search`,
    `/part-list/${spare.id}`,
    `/part-list/${spare.id}/rows`,
    "/api/part/zrx900471",
    "/part/zrx900471",
    `/api/product/${product.id}`,
    `/parts/${product.id}`,
  ]
  return { words, gone: [...gone, `/gas-turbina?category=${category.id}`].filter((path) => !path.includes("?")) }
}

const fixed = [
  "/robots.txt",
  "/sitemap.xml",
  "/sitemap-pages.xml",
  "/sitemap-parts-1.xml",
  ...[
    "component/navbar",
    "settings",
    "category",
    "category?lang=DE",
    "product",
    "product?lang=DE",
    "partner",
    "partner?lang=en",
  ].map((path) => `/api/${path}`),
  ...["contact", "careers", "gas-turbina", "privacy-policy"].map((link) => `/api/page/${link}`),
  ...[1, 2, 3].flatMap((id) => [
    `/api/service/${id}`,
    `/api/spare/${id}`,
    `/api/spare/${id}/search`,
    `/api/product/${id}`,
  ]),
  ...[13, 14, 15].map((id) => `/api/product/${id}`),
  // A piece of the word, so that a page that repeats what was asked for is no find.
  ...["", "/en", "/ru"].map((language) => `${language}/search?query=Zorve`),
  "/api/search?query=Zorve",
  "/api/search?query=ZRX90047",
  "/api/spare/1/search?query=Zorve",
  "/gas-turbina/models?category=1",
  "/part-list/1/rows?page=1",
]

const mostPages = 400

/**
 * Reads every address that a visitor can find from the home pages and the sitemap, and every open call, twice each: once made and once
 * from memory. Returns those that hold one of the words, and how many were read.
 */
export async function findLeaks({ url }: Pick<Target, "url">, { words, gone }: Secrets) {
  const found: string[] = []
  const asked = new Set<string>()
  const waiting = [...gone, "/", "/en", "/ru", ...fixed]
  for (let path = waiting.shift(); path !== undefined && asked.size < mostPages; path = waiting.shift()) {
    if (asked.has(path)) continue
    asked.add(path)
    for (const round of ["made", "kept"]) {
      const response = await fetch(url + path)
      const text = await response.text()
      if (words.some((secret) => text.includes(secret))) found.push(`${path} (${round})`)
      if (gone.includes(path) && response.status !== 404) found.push(`${path} is ${response.status}`)
      if (round === "made") waiting.push(...linksIn(text).filter((link) => !asked.has(link)))
    }
  }
  return { found, read: asked.size }
}

/** The pages that a document or a sitemap leads to, each part's page among the first ones only. */
const linksIn = (text: string): string[] =>
  [...text.matchAll(/href="(\/[^"#?]*)"|<loc>https?:\/\/[^/<]+(\/[^<]*)<\/loc>/gu)]
    .map(([, link, loc]) => link ?? loc ?? "/")
    .filter((path) => !/^\/(?:assets|media|pictures|fonts|dashboard|controller|api)\/|\/part\//u.test(path))
