import type { Language } from "#contract/language.ts"
import type { ProductCard } from "#contract/product.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { listCategoryRecords } from "#server/features/category/store.ts"
import { listCards } from "#server/features/product/store.ts"
import { listSpares } from "#server/features/spare/store.ts"
import { chooseImage } from "../choose-image.ts"
import { chooseText } from "../choose-text.ts"
import { languageCode } from "../language-code.ts"
import { excerpt } from "../plain-text.ts"

const cardCharacters = 140

/** The spare-part groups, and the products of the page's language by category; those without one come last. */
export async function loadSpareParts(db: Database, language: Language) {
  const lang = languageCode(language)
  const spares = await listSpares(db)
  const categories = await listCategoryRecords(db, { lang })
  const cards = await listCards(db, { lang })
  const present = ({ id, title, type, power, description, image_list: [image] }: ProductCard) => ({
    id,
    title,
    type,
    power,
    description: excerpt(description, cardCharacters),
    image: image ? chooseImage(image, language) : null,
  })
  const known = new Set<number | null>(categories.map(({ id }) => id))
  const shelves = [
    ...categories.map(({ id, name }) => ({ id, name, cards: cards.filter((card) => card.category_id === id) })),
    { id: 0, name: "", cards: cards.filter((card) => !known.has(card.category_id)) },
  ]
  return {
    groups: spares.map((spare) => ({
      id: spare.id,
      title: chooseText(spare, "title", language),
      subtitle: chooseText(spare, "subtitle", language),
      parts: spare.parts_total,
      image: spare.image_list[0] ? chooseImage(spare.image_list[0], language) : null,
    })),
    shelves: shelves
      .filter((shelf) => shelf.cards.length > 0)
      .map((shelf) => ({ ...shelf, cards: shelf.cards.map(present) })),
  }
}

export type SparePartsData = Awaited<ReturnType<typeof loadSpareParts>>
export type Card = SparePartsData["shelves"][number]["cards"][number]
