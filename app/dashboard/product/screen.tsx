import { lazy, useEffect, useRef } from "react"
import { localPath } from "#contract/language.ts"
import { recordPagePath } from "#contract/page-address.ts"
import type { Product } from "#contract/product.ts"
import { useDashboardLanguage } from "#app/i18n/dashboard/dashboard-language.tsx"
import { defineScreen } from "../record/define-screen.tsx"
import { allLoaded, mapLoaded, useRead } from "../record/reads.ts"
import { groupTranslations, languageOf, recordFor } from "../translations/group-translations.ts"
import { productForm } from "./product-form.ts"
import { productFieldNames } from "./product-values.ts"
import { ProductList } from "./product-list.tsx"
import { TranslationNav } from "./translation-nav.tsx"
import { type ProductContext, startOfView, useProductView, viewShowing } from "./product-view.ts"
import "./products.css"

/** Products: one record in each language; their list is also shown for unknown URLs. */
export default defineScreen({
  ...productForm,
  fields: productFieldNames,
  texts: ({ products }) => products,
  useContext: () =>
    allLoaded<ProductContext>({ products: useRead("GET /product"), categories: useRead("GET /category") }),
  list: {
    useRows: () => mapLoaded(useRead("GET /product"), groupTranslations),
    reads: ["GET /product"],
    stamp: (groups, { products: texts }, { products }) => texts.summary(groups.length, products.length),
    titleOf: (group, language) => ({ text: recordFor(group, language).title, lang: undefined }),
    look: "cards",
    List: ProductList,
    useAdding: useAddingProduct,
    Above: lazy(() => import("../overview/overview.tsx")),
  },
  record: {
    useRecord: (id) => useRead("GET /product/show/:id", { params: { id } }),
    page: ({ id, title, lang }) => localPath(languageOf(lang), recordPagePath("product", id, title)),
    result: ({ id, lang }) => ({ kind: "product", id, language: languageOf(lang) }),
    Head: TranslationNav,
    More: lazy(() => import("./properties-section.tsx")),
    isReopened: true,
  },
})

/** A product added to a view starts with its language and category; afterwards the view shows it, and it has the focus. */
function useAddingProduct(context: ProductContext | undefined) {
  const { view, show } = useProductView()
  const language = useDashboardLanguage()
  const added = useRef<number | null>(null)
  // The list shows it once the router has changed the view.
  useEffect(() => {
    const link = document.querySelector<HTMLElement>(`a[href="/dashboard/product/${added.current}"]`)
    if (!link) return
    added.current = null
    link.focus()
  })
  const shelves = groupTranslations(context?.categories ?? [])
  return {
    fresh: { values: startOfView(view, language, shelves) },
    onAdded: (record: Product) => {
      added.current = record.id
      show(viewShowing(view, record, shelves))
    },
  }
}
