import { useEffect, useRef } from "react"
import type { ListedItem } from "./inquiry-item.ts"
import { itemsQuery } from "./items-query.ts"

// A part that a form without script has added; it is in the list by then.
const added = ["number", "quantity", "asked", "by", "document"]

/** Keeps the address of the request form in step with the list, so that a reload shows it in the first HTML. */
export function useItemsInAddress(isKept: boolean, items: readonly ListedItem[]): void {
  const query = itemsQuery(items)
  const isHydrated = useRef(false)
  useEffect(() => {
    // The first list is that of the address; the stored one follows at once.
    const isFirst = !isHydrated.current
    isHydrated.current = true
    const { pathname, search, hash } = location
    const address = new URLSearchParams(search)
    if (!isKept || isFirst || address.has("sent")) return
    const rest = address.has("quantity") ? added : []
    for (const name of ["items", ...rest]) address.delete(name)
    const others = address.size > 0 ? `${query ? "&" : "?"}${address}` : ""
    history.replaceState(history.state, "", pathname + query + others + hash)
  }, [isKept, query])
}
