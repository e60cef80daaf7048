import { useEffect, useEffectEvent, useState } from "react"
import type { ProductProperty } from "#contract/product.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText } from "../api/error-text.ts"
import { useRefresh } from "../api/read.ts"
import { useToast } from "../ui/toasts.tsx"

const waitMs = 300

/** The order of a product's properties, stored by itself a moment after the last move; refused, the stored one comes back. */
export function usePropertyOrder(product: number, properties: readonly ProductProperty[]) {
  const { products: texts, common } = useDashboardTexts()
  const toast = useToast()
  const refresh = useRefresh()
  const [order, setOrder] = useState<readonly number[] | null>(null)
  const [announced, setAnnounced] = useState("")
  // One that was added since stands at the end.
  const rank = ({ id }: ProductProperty) => (order?.includes(id) ? order.indexOf(id) : properties.length)
  const shown = properties.toSorted((one, other) => rank(one) - rank(other))

  const store = useEffectEvent(async (ids: readonly number[]) => {
    try {
      await callApi("PATCH /product/:id/property/order", { params: { id: product }, json: { ids } })
      void refresh("GET /product/show/:id")
    } catch (error) {
      setOrder(null)
      toast({ text: `${texts.orderFailed} ${errorText(common, error)}`, isError: true, about: "order" })
    }
  })
  useEffect(() => {
    if (!order) return
    const timer = setTimeout(() => void store(order), waitMs)
    return () => clearTimeout(timer)
  }, [order])

  const move = (id: number, to: number) => {
    const rest = shown.map((property) => property.id).filter((other) => other !== id)
    const position = Math.max(0, Math.min(to, rest.length))
    setOrder(rest.toSpliced(position, 0, id))
    setAnnounced(texts.propertyMoved(position + 1, shown.length))
  }
  return { shown, announced, move }
}
