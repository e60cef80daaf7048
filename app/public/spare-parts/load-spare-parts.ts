import type { Language } from "#contract/language.ts"
import { recordPagePath } from "#contract/page-address.ts"
import type { ProductCard } from "#contract/product.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { listCategoryRecords } from "#server/features/category/store.ts"
import { listCards } from "#server/features/product/store.ts"
import { listSpares } from "#server/features/spare/store.ts"
import { cutRich } from "../cut-rich.ts"
import { presentModel } from "../models/present-models.ts"
import { firstImage, languageCode, presentGroup } from "../present.ts"

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
