import { useSearchParams } from "react-router"

export interface AddressView<View> {
  view: View
  /** Changes part of the view; what is shown next has an entry of its own in the browser's history where `push` says so. */
  show: (change: Partial<View>, push?: boolean) => void
}

/**
 * What a list shows, kept in the page's address. A change is made to the address as it is at that moment: what is on the screen may be
 * one change behind, and a search that was still waiting would undo a filter chosen meanwhile.
 */
export function useAddressView<View extends object>(
  read: (params: URLSearchParams) => View,
  write: (view: View, params: URLSearchParams) => URLSearchParams,
): AddressView<View> {
  const [params, setParams] = useSearchParams()
  return {
    view: read(params),
    show: (change, push = false) => {
      const now = new URLSearchParams(window.location.search)
      setParams(write({ ...read(now), ...change }, now), { replace: !push, preventScrollReset: true })
    },
  }
}
