import { lazy } from "react"
import { localPath } from "#contract/language.ts"
import { recordPagePath } from "#contract/page-address.ts"
import { defineScreen } from "../record/define-screen.tsx"
import { allLoaded, mapLoaded, useRead } from "../record/reads.ts"
import { groupTranslations, languageOf, recordFor } from "../translations/group-translations.ts"
import { productForm } from "./product-form.ts"
import { productFieldNames } from "./product-values.ts"
import { ProductList } from "./product-list.tsx"
import { TranslationNav } from "./translation-nav.tsx"
import type { ProductContext } from "./product-view.ts"
import { useAddingProduct } from "./use-adding-product.ts"
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
