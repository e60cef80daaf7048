import type { ProductProperty } from "#contract/product.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText } from "../api/error-text.ts"
import { useRefresh } from "../api/read.ts"
import { useListOrder } from "../list/use-list-order.ts"
import { useToast } from "../ui/toasts.tsx"

/** Order of a product's properties; restored when the server rejects it. */
export function usePropertyOrder(product: number, properties: readonly ProductProperty[]) {
  const { list: texts, common } = useDashboardTexts()
  const toast = useToast()
  const refresh = useRefresh()
  return useListOrder(properties, async (ids) => {
    let isStored = true
    try {
      await callApi("PATCH /product/:id/property/order", { params: { id: product }, json: { ids } })
    } catch (error) {
      isStored = false
      toast({ text: `${texts.orderFailed} ${errorText(common, error)}`, isError: true, about: "order" })
    }
    await refresh("GET /product/show/:id")
    return isStored
  })
}
