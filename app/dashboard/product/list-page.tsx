import { useQuery } from "@tanstack/react-query"
import { type ReactNode, useEffect, useState } from "react"
import type { Category } from "#contract/category.ts"
import type { ProductCard } from "#contract/product.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read, useRefresh } from "../api/read.ts"
import { useRecordMarks } from "../editor/use-record-marks.ts"
import { OrderedEntry, OrderedList } from "../list/ordered-list.tsx"
import { useRecordOrder } from "../list/use-record-order.ts"
import { type TranslationGroup, groupTranslations, recordFor } from "../translations/group-translations.ts"
import { Button } from "../ui/button.tsx"
import { type ShownView, useView } from "../ui/define-view.ts"
import { EditingScope, useIsReadOnly } from "../ui/editing-scope.tsx"
import { PageHeader } from "../ui/page-header.tsx"
import { EmptyState, LoadError, NothingFound, SkeletonCards } from "../ui/states.tsx"
import { ProductGroupCard } from "./product-card.tsx"
import { ProductDialog } from "./product-dialog.tsx"
import { ProductFilters } from "./product-filters.tsx"
import { productOrder } from "./product-order.ts"
import { type ProductView, isFiled, isFound, productView, startOfView, viewShowing } from "./product-view.ts"
import "./products.css"

/** Overview of all products, also shown for unknown URLs. */
export default function ProductsPage() {
  return (
    <EditingScope needs="content.publish">
      <Products />
    </EditingScope>
  )
}

function Products() {
  const isReadOnly = useIsReadOnly()
  const { products: texts, common } = useDashboardTexts()
  const products = useQuery(read("GET /product"))
  const categories = useQuery(read("GET /category"))
  const refresh = useRefresh()
  const [isAdding, setIsAdding] = useState(false)
  const [added, setAdded] = useState<number | null>(null)
  const own = useDashboardLanguage()
  const address = useView(productView(own))
  const error = products.error ?? categories.error
  const loaded = products.data && categories.data && { products: products.data, categories: categories.data }
  const add = !isReadOnly && (
    <Button icon="plus" onClick={() => setIsAdding(true)}>
      {texts.add}
    </Button>
  )
  const isEmpty = products.data?.length === 0
  return (
    <>
      <PageHeader
        title={texts.title}
        crumbs={[{ to: "/dashboard", label: common.dashboard }]}
        stamp={products.data ? texts.summary(groupTranslations(products.data).length, products.data.length) : "\u00a0"}
      >
        {loaded && !isEmpty && add}
      </PageHeader>
      {loaded ? (
        <ProductList {...loaded} address={address} added={added} add={add} />
      ) : error === null ? (
        <SkeletonCards />
      ) : (
        <LoadError
          title={texts.loadFailed}
          error={error}
          onRetry={() => void refresh("GET /product", "GET /category")}
        />
      )}
      {loaded && isAdding && (
        <ProductDialog
          context={loaded}
          start={startOfView(address.view, own, groupTranslations(loaded.categories))}
          onDone={async (record) => {
            await products.refetch()
            setIsAdding(false)
            setAdded(record.id)
            address.show(viewShowing(address.view, record, groupTranslations(loaded.categories)))
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
    </>
  )
}

interface ProductListProps {
  products: readonly ProductCard[]
  categories: readonly Category[]
  address: ShownView<ProductView>
  /** Record that was added last; it gets the focus. */
  added: number | null
  add: ReactNode
}

function ProductList({ products, categories, address: { view, show }, added, add }: ProductListProps) {
  useEffect(() => {
    if (added !== null) document.querySelector<HTMLElement>(`a[href="/dashboard/product/${added}"]`)?.focus()
  }, [added])
  const { products: texts } = useDashboardTexts()
  const translationGroups = groupTranslations(products)
  const shelves = groupTranslations(categories)
  const shelf = view.category === "none" ? "none" : shelves.find(({ id }) => id === view.category)
  const shown = translationGroups.filter((group) => (!shelf || isFiled(group, shelf)) && isFound(group, view.query))
  return (
    <>
      <ProductFilters translationGroups={translationGroups} shelves={shelves} view={view} onChange={show} />
      {translationGroups.length === 0 ? (
        <EmptyState title={texts.emptyTitle} {...(add ? { text: texts.emptyText } : {})}>
          {add}
        </EmptyState>
      ) : shown.length === 0 ? (
        <NothingFound texts={texts} onShowAll={() => show({ category: "all", query: "" })} />
      ) : (
        <ProductCards shown={shown} products={products} categories={categories} view={view} />
      )}
      <output className="visually-hidden">{view.query ? texts.found(shown.length) : ""}</output>
    </>
  )
}

interface ProductCardsProps extends Pick<ProductListProps, "products" | "categories"> {
  shown: readonly TranslationGroup<ProductCard>[]
  view: ProductView
}

function ProductCards({ shown, products, categories, view }: ProductCardsProps) {
  const { products: texts, common } = useDashboardTexts()
  const marksOf = useRecordMarks("product")
  const { entries, scope, rests } = productOrder(shown, { products, categories, view })
  const order = useRecordOrder(entries, {
    call: "PATCH /product/order",
    refreshes: ["GET /product"],
    scope,
    rests: rests && texts.orderRests[rests](common.languageNames[view.language]),
  })
  const moved = new Set(entries.map(({ group }) => group))
  const rows = rests ? shown : [...order.shown.map(({ group }) => group), ...shown.filter((one) => !moved.has(one))]
  return (
    <OrderedList order={order} className="record-cards product-cards" label={texts.listLabel}>
      {rows.map((group) => {
        const { id, title } = recordFor(group, view.language)
        return (
          <OrderedEntry key={id} order={order} id={id} name={title}>
            <ProductGroupCard group={group} language={view.language} categories={categories} marksOf={marksOf} />
          </OrderedEntry>
        )
      })}
    </OrderedList>
  )
}
