import type { Language } from "#contract/language.ts"
import { recordPagePaths } from "#contract/page-address.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { listCategoryRecords } from "#server/features/category/store.ts"
import { listCards } from "#server/features/product/store.ts"
import { findSpare } from "#server/features/spare/store.ts"
import { findTranslatedCategory, presentModel } from "../models/present-models.ts"
import { firstImage, languageCode } from "../present.ts"
import { loadTextPage } from "../text-page/load-text-page.ts"

/** Returns the page with one category selected: the requested one, by its id in any language, else the first. */
export async function loadGasTurbines(db: Database, categoryId: number, language: Language) {
  const { categories, products } = await readRecords(db, language)
  const powers = products.flatMap(({ power }) => power ?? [])
  return {
    ...(await loadTextPage(db, "gas-turbina", language)),
    total: products.length,
    range: powers.length > 0 ? { from: Math.min(...powers), to: Math.max(...powers) } : null,
    tabs: categories
      .filter(({ lang }) => lang === languageCode(language))
      .map(({ id, name, products: count }) => ({ id, name, count })),
    shelf: await presentShelf(db, categoryId, language, { categories, products }),
  }
}

/** Returns the selected category with its models. */
export async function loadShelf(db: Database, categoryId: number, language: Language) {
  return presentShelf(db, categoryId, language, await readRecords(db, language))
}

const readRecords = async (db: Database, language: Language) => ({
  categories: await listCategoryRecords(db),
  products: await listCards(db, { lang: languageCode(language) }),
})

type Records = Awaited<ReturnType<typeof readRecords>>

async function presentShelf(db: Database, categoryId: number, language: Language, { categories, products }: Records) {
  const local = categories.filter(({ lang }) => lang === languageCode(language))
  const open = findTranslatedCategory(categories, categoryId, language) ?? local[0]
  const shown = open ? products.filter(({ category_id }) => category_id === open.id) : products
  const spare = open?.spare_id ? await findSpare(db, open.spare_id) : null
  return {
    open: open && {
      id: open.id,
      name: open.name,
      summary: open.summary,
      spare: spare && { path: recordPagePaths("spare", spare)[language], parts: spare.parts_total },
      image: firstImage(open.image_list, language),
    },
    models: shown.map(presentModel),
  }
}

export type GasTurbineData = Awaited<ReturnType<typeof loadGasTurbines>>
export type Shelf = GasTurbineData["shelf"]
