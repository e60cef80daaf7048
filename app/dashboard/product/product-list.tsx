import type { ProductCard } from "#contract/product.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { languages } from "#contract/language.ts"
import type { Category } from "#contract/category.ts"
import type { LanguageCode } from "#contract/language-code.ts"
import { useRecordMarks } from "../editor/record-marks.tsx"
import { OrderedEntry, OrderedList } from "../list/ordered-list.tsx"
import { type OtherOrder, useRecordOrder } from "../list/use-record-order.ts"
import type { ListProps } from "../record/screen-definition.ts"
import {
  type TranslationGroup,
  groupTranslations,
  membersOf,
  recordFor,
  codeOf,
} from "../translations/group-translations.ts"
import { EmptyState, NothingFound } from "../ui/states.tsx"
import { ProductGroupCard } from "./product-card.tsx"
import { ProductFilters } from "./product-filters.tsx"
import { type ProductContext, type ProductView, isFiled, isFound, useProductView } from "./product-view.ts"

type Group = TranslationGroup<ProductCard>

/** Products by language, category and search; those of one category can be put in order. */
export function ProductList({ rows: groups, context, add }: ListProps<"product", Group, ProductContext>) {
  const { products: texts } = useDashboardTexts()
  const { view, show } = useProductView()
  const shelves = groupTranslations(context.categories)
  const shelf = view.category === "none" ? "none" : shelves.find(({ id }) => id === view.category)
  const shown = groups.filter((group) => (!shelf || isFiled(group, shelf)) && isFound(group, view.query))
  return (
    <>
      <ProductFilters translationGroups={groups} shelves={shelves} view={view} onChange={show} />
      {groups.length === 0 ? (
        <EmptyState title={texts.emptyTitle} {...(add ? { text: texts.emptyText } : {})}>
          {add}
        </EmptyState>
      ) : shown.length === 0 ? (
        <NothingFound texts={texts} onShowAll={() => show({ category: "all", query: "" })} />
      ) : (
        <ProductCards shown={shown} context={context} view={view} />
      )}
      <output className="visually-hidden">{view.query ? texts.found(shown.length) : ""}</output>
    </>
  )
}

interface ProductCardsProps {
  shown: readonly Group[]
  context: ProductContext
  view: ProductView
}

function ProductCards({ shown, context, view }: ProductCardsProps) {
  const { products: texts, common } = useDashboardTexts()
  const marksOf = useRecordMarks("product")
  const { entries, scope, disabledReason } = productOrder(shown, { ...context, view })
  const order = useRecordOrder(entries, {
    kind: "product",
    refreshes: ["GET /product"],
    scope,
    alsoIn: (ids) => otherOrders(ids, { ...context, view }),
    disabledReason: disabledReason && texts.orderDisabled[disabledReason](common.languageNames[view.language]),
  })
  const moved = new Set(entries.map(({ group }) => group))
  const rows = disabledReason
    ? shown
    : [...order.shown.map(({ group }) => group), ...shown.filter((group) => !moved.has(group))]
  return (
    <OrderedList order={order} className="record-cards product-cards" label={texts.listLabel}>
      {rows.map((group) => {
        const { id, title } = recordFor(group, view.language)
        return (
          <OrderedEntry key={id} order={order} id={id} name={title}>
            <ProductGroupCard
              group={group}
              language={view.language}
              categories={context.categories}
              marksOf={marksOf}
            />
          </OrderedEntry>
        )
      })}
    </OrderedList>
  )
}

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

/** Returns the order of the category in the other languages, as that of the chosen one is to be. */
function otherOrders(
  ids: readonly number[],
  { products, categories, view }: ProductContext & { view: ProductView },
): OtherOrder[] {
  const shelf = groupTranslations(categories).find(({ id }) => id === view.category)
  const groups = groupTranslations(products)
  const rankOf = (id: number) => {
    const group = groups.find((joint) => membersOf(joint).some((member) => member.id === id))
    const rank = ids.indexOf(group?.records[view.language]?.id ?? 0)
    return rank < 0 ? ids.length : rank
  }
  return languages
    .filter((language) => language !== view.language && (!shelf || shelf.records[language]))
    .flatMap((language) => {
      const scope = { category_id: shelf?.records[language]?.id ?? null, lang: codeOf(language) }
      const seen = products
        .filter(({ category_id, lang }) => category_id === scope.category_id && lang === scope.lang)
        .map(({ id }) => id)
      const next = seen.toSorted((left, right) => rankOf(left) - rankOf(right))
      return next.every((id, index) => id === seen[index]) ? [] : [{ scope, seen, next }]
    })
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
