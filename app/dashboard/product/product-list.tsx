import type { ProductCard } from "#contract/product.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useRecordMarks } from "../editor/use-record-marks.ts"
import { OrderedEntry, OrderedList } from "../list/ordered-list.tsx"
import { useRecordOrder } from "../list/use-record-order.ts"
import type { ListProps } from "../record/screen-definition.ts"
import { type TranslationGroup, groupTranslations, recordFor } from "../translations/group-translations.ts"
import { EmptyState, NothingFound } from "../ui/states.tsx"
import { ProductGroupCard } from "./product-card.tsx"
import { ProductFilters } from "./product-filters.tsx"
import { productOrder } from "./product-order.ts"
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
