import { useState } from "react"
import { useSearchParams } from "react-router"

export interface AddressView<View> {
  view: View
  /** Changes part of the view; with `push` as a new history entry. */
  show: (change: Partial<View>, push?: boolean) => void
}

interface Way {
  from: readonly string[]
  to: string
}

/**
 * View of a list, stored in the URL. Returns the requested view before the router has navigated, so that a checkbox
 * stays checked, and further changes, such as a delayed search, build on it.
 */
export function useAddressView<View extends object>(
  read: (params: URLSearchParams) => View,
  write: (view: View, params: URLSearchParams) => URLSearchParams,
): AddressView<View> {
  const [params, setParams] = useSearchParams()
  const here = params.toString()
  const [way, setWay] = useState<Way | null>(null)
  if (way && !way.from.includes(here)) setWay(null)
  const shown = new URLSearchParams(way?.to ?? here)
  return {
    view: read(shown),
    show: (change, push = false) => {
      const next = write({ ...read(shown), ...change }, shown)
      const to = next.toString()
      setWay(to === here ? null : { from: [...(way ? [...way.from, way.to] : []), here], to })
      setParams(next, { replace: !push, preventScrollReset: true })
    },
  }
}
