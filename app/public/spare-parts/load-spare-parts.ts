import type { Language } from "#contract/language.ts"
import { recordPagePath } from "#contract/page-address.ts"
import type { ProductCard } from "#contract/product.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { listCategoryRecords } from "#server/features/category/store.ts"
import { listCards } from "#server/features/product/store.ts"
import { listSpares } from "#server/features/spare/store.ts"
import { presentModel } from "../models/present-models.ts"
import { firstImage, languageCode, presentGroup } from "../present.ts"

const tag = /<(\/?)([a-z][a-z0-9]*)[^>]*>/gu

/**
 * Returns the first blocks of a cleaned rich text that fit into `most` characters, at least one. Blocks stay whole;
 * headings become bold paragraphs, because the text has a heading already. Tables are omitted.
 */
export function cutRich(html: string, most: number): string {
  const blocks = splitBlocks(html).filter((block) => !block.trimStart().startsWith("<table"))
  let length = 0
  const fitting = blocks.filter((block, index) => {
    length += block.replaceAll(tag, "").length
    return index === 0 || length <= most
  })
  return fitting
    .join("")
    .replaceAll(/<h[2-4]>/gu, "<p><strong>")
    .replaceAll(/<\/h[2-4]>/gu, "</strong></p>")
}

/** Splits after each top-level element. */
function splitBlocks(html: string): string[] {
  const blocks: string[] = []
  let depth = 0
  let start = 0
  for (const match of html.matchAll(tag)) {
    const [text, closing, name] = match
    if (name === "br") continue
    depth += closing ? -1 : 1
    if (depth > 0) continue
    const end = match.index + text.length
    blocks.push(html.slice(start, end))
    start = end
  }
  const rest = html.slice(start)
  return rest.trim() ? [...blocks, rest] : blocks
}

const cardCharacters = 320

/** Returns the spare-part groups, and the products of the page's language by category; those without one last. */
export async function loadSpareParts(db: Database, language: Language) {
  const lang = languageCode(language)
  const spares = await listSpares(db)
  const categories = await listCategoryRecords(db, { lang })
  const products = await listCards(db, { lang })
  const ids = new Set<number | null>(categories.map(({ id }) => id))
  const shelves = [
    ...categories.map(({ id, name }) => ({
      id,
      name,
      products: products.filter((product) => product.category_id === id),
    })),
    { id: 0, name: "", products: products.filter((product) => !ids.has(product.category_id)) },
  ]
  return {
    groups: spares.map((spare) => presentGroup(spare, language)),
    families: shelves.flatMap(({ id, name, products: models }) => {
      const [first] = models
      return first ? [{ id, name, card: presentCard(first, language), models: models.map(presentModel) }] : []
    }),
  }
}

function presentCard({ id, title, description, image_list }: ProductCard, language: Language) {
  return {
    path: recordPagePath("product", id, title),
    title,
    description: cutRich(description, cardCharacters),
    image: firstImage(image_list, language),
  }
}

export type SparePartsData = Awaited<ReturnType<typeof loadSpareParts>>
