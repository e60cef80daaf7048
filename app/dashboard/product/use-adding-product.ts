import { useEffect, useState } from "react"
import type { Product } from "#contract/product.ts"
import { useDashboardLanguage } from "#app/i18n/dashboard/dashboard-language.tsx"
import { groupTranslations } from "../translations/group-translations.ts"
import { type ProductContext, startOfView, useProductView, viewShowing } from "./product-view.ts"

/** A product added to a view starts with its language and category; afterwards the view shows it, and it has the focus. */
export function useAddingProduct(context: ProductContext | undefined) {
  const { view, show } = useProductView()
  const language = useDashboardLanguage()
  const [added, setAdded] = useState<number | null>(null)
  useEffect(() => {
    if (added !== null) document.querySelector<HTMLElement>(`a[href="/dashboard/product/${added}"]`)?.focus()
  }, [added])
  const shelves = groupTranslations(context?.categories ?? [])
  return {
    fresh: { values: startOfView(view, language, shelves) },
    onAdded: (record: Product) => {
      setAdded(record.id)
      show(viewShowing(view, record, shelves))
    },
  }
}
