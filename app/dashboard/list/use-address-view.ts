import { useState } from "react"
import { useSearchParams } from "react-router"

export interface AddressView<View> {
  view: View
  /** Changes part of the view; what is shown next has an entry of its own in the browser's history where `push` says so. */
  show: (change: Partial<View>, push?: boolean) => void
}

interface Way {
  from: readonly string[]
  to: string
}

/**
 * What a list shows, kept in the page's address. The router takes a moment to go there: until it has arrived the view is already the one asked
 * for, so that a box stays ticked, and a further change, such as a search that was still waiting, builds on it.
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
