import { recordPagePath } from "#contract/page-address.ts"
import type { MachineSeries } from "#contract/part-page.ts"
import { listCategoryRecords } from "#server/features/category/store.ts"
import { listCards } from "#server/features/product/store.ts"
import type { SearchContext } from "#server/search/search-parts.ts"

/** Returns the series of each spare-part group, read once per content version. */
export const readSeries = (app: Pick<SearchContext, "db" | "content">): Promise<ReadonlyMap<number, MachineSeries[]>> =>
  app.content.remember("series of groups", () => listSeries(app.db))

async function listSeries(db: SearchContext["db"]): Promise<Map<number, MachineSeries[]>> {
  const categories = await listCategoryRecords(db)
  const products = await listCards(db, {})
  const seriesOf = new Map<number, MachineSeries[]>()
  for (const { id, lang, name, spare_id } of categories) {
    if (spare_id === null) continue
    const models = products
      .filter((product) => product.category_id === id && product.lang === lang)
      .map(({ id, title, model, type, power }) => ({
        id,
        path: recordPagePath("product", id, title),
        model: model || title,
        type,
        power,
      }))
    seriesOf.set(spare_id, [...(seriesOf.get(spare_id) ?? []), { id, lang, name, models }])
  }
  return seriesOf
}
