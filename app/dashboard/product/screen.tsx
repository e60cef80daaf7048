import { lazy, useEffect, useRef } from "react"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { localPath } from "#contract/language.ts"
import { recordPagePath } from "#contract/page-address.ts"
import type { Product } from "#contract/product.ts"
import { defineScreen } from "../record/define-screen.tsx"
import { allLoaded, mapLoaded, useRead } from "../record/reads.ts"
import { groupTranslations, languageOf, recordFor } from "../translations/group-translations.ts"
import { jointText } from "../translations/joint.ts"
import { MemberState } from "../record/member-state.tsx"
import { postProduct } from "./post-product.ts"
import { ProductFields } from "./product-fields.tsx"
import { ProductList } from "./product-list.tsx"
import { noProperties, productFaults, productFieldNames, productJoint, useProductValue } from "./product-values.ts"
import { type ProductContext, startOfView, useProductView, viewShowing } from "./product-view.ts"
import { useProduct } from "./use-product.ts"
import "./products.css"

/** Products: a record in each language, edited as one; their list is also shown for unknown URLs. */
export default defineScreen({
  kind: "product",
  texts: ({ products }) => products,
  title: (product, language) => jointText(product, "title", language),
  removeText: (product, language, { products }) => products.removeText(jointText(product, "title", language).text),
  fields: productFieldNames,
  start: noProperties,
  columns: ({ products: { fields } }) => [
    { name: "title", kind: "line", label: fields.title, maxLength: dashboardLimits.title },
    { name: "type", kind: "line", label: fields.type, maxLength: dashboardLimits.title },
    { name: "description", kind: "rich", label: fields.description },
  ],
  Fields: ProductFields,
  size: "wide",
  joint: productJoint,
  post: postProduct,
  Language: ({ editor, language }) => {
    const member = editor.record.members?.[language]
    const title = editor.values[`title_${language}`] ?? ""
    return (
      <MemberState
        editor={editor}
        language={language}
        title="title"
        copyFrom="copy_from"
        {...(member ? { page: localPath(language, recordPagePath("product", Number(member.id), title)) } : {})}
      />
    )
  },
  check: (values, { common, products }, _isNew, attached) =>
    productFaults(
      values,
      { required: common.fieldErrors.required, power: products.fields.powerWrong, file: common.fileFirst },
      attached,
    ),
  useValueText: useProductValue,
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
    useRecord: useProduct,
    page: ({ id, title, lang }) => localPath(languageOf(lang), recordPagePath("product", id, title)),
    result: ({ id }) => ({ kind: "product", id }),
    More: lazy(() => import("./properties-section.tsx")),
    isReopened: true,
  },
})

/** A product added to a view starts with its category; afterwards the view shows it, and it has the focus. */
function useAddingProduct(context: ProductContext | undefined) {
  const { view, show } = useProductView()
  const added = useRef<number | null>(null)
  // The list shows it once the router has changed the view.
  useEffect(() => {
    const link = document.querySelector<HTMLElement>(`a[data-product="${added.current}"]`)
    if (!link) return
    added.current = null
    link.focus()
  })
  const shelves = groupTranslations(context?.categories ?? [])
  return {
    fresh: { values: startOfView(view, shelves) },
    onAdded: (record: Product) => {
      added.current = record.translation_of ?? record.id
      show(viewShowing(view, record, shelves))
    },
  }
}
