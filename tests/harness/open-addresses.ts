import { textPageLinks } from "#contract/text-page-constants.ts"
import { languages, localPath } from "#contract/language.ts"
import { openCalls } from "./open-calls.ts"

/** What the walk looks for beyond what pages lead to: records that are hidden, and a word that none but they have. */
export interface Sought {
  /** The beginning of the word: a page that repeats what was asked for is no find. */
  begin: string
  /** Ids of hidden records. */
  service: number
  spare: number
  product: number
  category: number
  /** Parts of the hidden group, and one elsewhere that the second of them supersedes. */
  part: string
  successor: string
  superseded: string
}

const own = [1, 2, 3]
const each = (call: string, ids: readonly (number | string)[]) => ids.map((id) => call.replace(/:\w+/u, String(id)))

/** Open calls that hold nothing of any record; a new open call has an address below, or its name here. */
const withoutRecords = new Set([
  "GET /captcha",
  "GET /captcha/challenge",
  "POST /captcha/verify",
  "POST /request",
  "POST /request/photos",
  "POST /application",
  "POST /part/sheet",
  "POST /auth/login",
  "GET /auth/methods",
  "POST /auth/ticket",
  "POST /auth/accept",
  "POST /auth/reset",
  "POST /auth/passkey/start",
  "GET /docs",
  "GET /media/:file",
])

const addressesOfCall = (call: string, { begin, part, successor, superseded, ...ids }: Sought): string[] | undefined =>
  ({
    "GET /component/navbar": ["/component/navbar"],
    "GET /settings": ["/settings"],
    "GET /service/:id": each("/service/:id", [...own, ids.service]),
    "GET /spare/:id": each("/spare/:id", [...own, ids.spare]),
    "GET /spare/:id/search": [
      ...each("/spare/:id/search", [...own, ids.spare]),
      `/spare/1/search?query=${begin}`,
      `/spare/${ids.spare}/search?query=${begin}`,
    ],
    "GET /spare/:id/catalogue": [...own, ids.spare].flatMap((id) =>
      languages.map((lang) => `/spare/${id}/catalogue?lang=${lang}`),
    ),
    "GET /page/:id": each("/page/:id", textPageLinks),
    "GET /product": [
      "/product",
      ...languages.map((lang) => `/product?lang=${lang}`),
      `/product?category=${ids.category}`,
    ],
    "GET /product/:id": each("/product/:id", [...own, 13, 14, 15, ids.product]),
    "GET /category": ["/category", ...languages.map((lang) => `/category?lang=${lang}`)],
    "GET /partner": ["/partner", ...languages.map((lang) => `/partner?lang=${lang}`)],
    "GET /search": [`/search?query=${begin}`, `/search?query=${part}`, `/search?q=${begin}&lang=ru`],
    "GET /part/near": [part, successor, superseded].map((number) => `/part/near?number=${number}X`),
    "GET /part/:slug": each("/part/:slug", [part, successor, superseded]),
    "GET /openapi.json": ["/openapi.json"],
    "POST /part/lookup": [],
  })[call]

/** Returns addresses of every open call; throws for one that nobody has thought of here. */
export const openCallAddresses = (sought: Sought): string[] =>
  [...openCalls].flatMap((call) => {
    const addresses = addressesOfCall(call, sought)
    if (!addresses && !withoutRecords.has(call)) throw new Error(`The walk for leaks knows no address of ${call}`)
    return addresses?.map((path) => `/api${path}`) ?? []
  })

/** Addresses of pages and files that no link leads to. */
export const unlinkedAddresses = ({ begin, part, successor, superseded, ...ids }: Sought): string[] => [
  "/robots.txt",
  "/sitemap.xml",
  "/sitemap-pages.xml",
  "/sitemap-parts-1.xml",
  ...languages.flatMap((language) =>
    [
      `/search?query=${begin}`,
      `/search?query=${part}`,
      `/part/${superseded}`,
      `/part/${successor}`,
      `/gas-turbina?category=${ids.category}`,
      `/gas-turbina/models?category=${ids.category}`,
      "/part-list/1/rows?page=1",
      `/part-list/1?query=${begin}`,
      `/contact?service=${ids.service}`,
      `/contact?product=${ids.product}`,
      `/contact?number=${part}`,
      `/spare-parts?number=${part}`,
      `/nothing/${begin}`,
    ].map((path) => localPath(language, path)),
  ),
]
