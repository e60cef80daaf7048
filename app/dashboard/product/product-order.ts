import type { Category } from "#contract/category.ts"
import type { LanguageCode } from "#contract/language-code.ts"
import type { ProductCard } from "#contract/product.ts"
import { type TranslationGroup, codeOf, groupTranslations } from "../translations/group-translations.ts"
import type { ProductView } from "./product-view.ts"

interface OrderEntry {
  /** Id of the record in the order. */
  id: number
  group: TranslationGroup<ProductCard>
}

interface ProductOrder {
  entries: OrderEntry[]
  /** Order of a category in a language. */
  scope: { category_id: number | null; lang: LanguageCode }
  /** Why nothing can be moved: several orders are shown, or one only partially. */
  disabledReason: "allCategories" | "search" | "categoryMissing" | null
}

/**
 * Returns the shown products as entries of their category's order in the chosen language; omits those in no such order.
 */
export function productOrder(
  shown: readonly TranslationGroup<ProductCard>[],
  {
    products,
    categories,
    view,
  }: { products: readonly ProductCard[]; categories: readonly Category[]; view: ProductView },
): ProductOrder {
  const { language, category, query } = view
  const shelf = groupTranslations(categories).find(({ id }) => id === category)?.records[language]
  const scope = { category_id: shelf?.id ?? null, lang: codeOf(language) }
  const disabledReason = disabledReasonFor({ category, query, hasShelf: shelf !== undefined })
  const positions = new Map(products.map(({ id }, index) => [id, index]))
  const entries = shown.flatMap((group) => {
    const record = group.records[language]
    if (!record) return []
    return disabledReason !== null || record.category_id === scope.category_id ? [{ id: record.id, group }] : []
  })
  if (disabledReason === null)
    entries.sort((first, second) => (positions.get(first.id) ?? 0) - (positions.get(second.id) ?? 0))
  return { entries, scope, disabledReason }
}

function disabledReasonFor({
  category,
  query,
  hasShelf,
}: Pick<ProductView, "category" | "query"> & { hasShelf: boolean }) {
  if (category === "all") return "allCategories"
  if (category !== "none" && !hasShelf) return "categoryMissing"
  return query.trim() === "" ? null : "search"
}
