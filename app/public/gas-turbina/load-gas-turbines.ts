import type { Language } from "#contract/language.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { listCategoryRecords } from "#server/features/category/store.ts"
import { listCards } from "#server/features/product/store.ts"
import { chooseImage } from "../choose-image.ts"
import { languageCode } from "../language-code.ts"
import { findCounterpart, presentModel } from "../models/present-models.ts"
import { loadTextPage } from "../text-page/load-text-page.ts"

/** The page with one category open: the one asked for, in whichever language its id is, else the first. */
export async function loadGasTurbines(db: Database, asked: number, language: Language) {
  const lang = languageCode(language)
  const categories = await listCategoryRecords(db)
  const local = categories.filter((category) => category.lang === lang)
  const open = findCounterpart(categories, asked, language) ?? local[0]
  const products = await listCards(db, { lang })
  const shown = open ? products.filter(({ category_id }) => category_id === open.id) : products
  const powers = products.flatMap(({ power }) => power ?? [])
  return {
    ...(await loadTextPage(db, "gas-turbina", language)),
    total: products.length,
    range: powers.length > 0 ? { from: Math.min(...powers), to: Math.max(...powers) } : null,
    tabs: local.map(({ id, name, products: count }) => ({ id, name, count })),
    open: open && {
      id: open.id,
      name: open.name,
      summary: open.summary,
      spareId: open.spare_id,
      image: open.image_list[0] ? chooseImage(open.image_list[0], language) : null,
    },
    models: shown.map(presentModel),
  }
}

export type GasTurbineData = Awaited<ReturnType<typeof loadGasTurbines>>
