import { useEffect, useRef } from "react"
import type { Product } from "#contract/product.ts"
import { useDashboardLanguage } from "#app/i18n/dashboard/dashboard-language.tsx"
import { groupTranslations } from "../translations/group-translations.ts"
import { type ProductContext, startOfView, useProductView, viewShowing } from "./product-view.ts"

/** A product added to a view starts with its language and category; afterwards the view shows it, and it has the focus. */
export function useAddingProduct(context: ProductContext | undefined) {
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
