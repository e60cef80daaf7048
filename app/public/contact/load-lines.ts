import type { Language } from "#contract/language.ts"
import { limits } from "#contract/limits.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { findProductRecord } from "#server/features/product/store.ts"
import { lookUpParts } from "#server/features/part-lookup/store.ts"
import { languageCode } from "../present.ts"
import { type ListedItem, readItems } from "../request-list/inquiry-item.ts"
import { partItem } from "../request-list/look-up-numbers.ts"

/** Returns the items that an address names, with the titles of the catalogue. */
export async function loadLines(db: Database, named: string | null, language: Language): Promise<ListedItem[]> {
  if (named === null) return []
  const items = parseNamed(named)
  const numbers = items.flatMap(({ partnumber }) => partnumber || [])
  const { items: results } = await lookUpParts(db, numbers.slice(0, limits.lookupNumbers))
  const resultsByNumber = new Map(results.map((result) => [result.number, result]))
  const lines = items.map(async (item): Promise<ListedItem | null> => {
    if (item.product_id !== null) {
      const title = await findProductTitle(db, item.product_id, language)
      return title === null ? null : { ...item, title, lang: language }
    }
    const { part, current } = resultsByNumber.get(item.partnumber) ?? {}
    if (part?.partnumber !== item.partnumber) return { ...item, lang: language }
    const set = part.quantity > 1 ? { set: part.quantity } : {}
    return { ...item, ...partItem(item.partnumber, part, language), ...set, ...(current ? { successor: current } : {}) }
  })
  return (await Promise.all(lines)).filter((line) => line !== null)
}

/** Products are named by id; the title is that of the catalogue, not of the address. */
function parseNamed(named: string): ListedItem[] {
  try {
    const list: unknown = JSON.parse(named)
    return readItems(Array.isArray(list) ? list.map((entry: object) => ({ ...entry, title: "…" })) : []).map(
      (item) => ({
        ...item,
        title: "",
      }),
    )
  } catch {
    return []
  }
}

/** Returns a product's title in the page's language; null for an unknown one. */
export async function findProductTitle(db: Database, id: number, language: Language): Promise<string | null> {
  const named = await findProductRecord(db, id)
  const translation = named?.translations[languageCode(language)]
  const local = translation === undefined ? named : await findProductRecord(db, translation)
  return local?.title ?? null
}
