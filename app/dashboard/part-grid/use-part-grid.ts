import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { read } from "../api/read.ts"
import { useAddressView } from "../list/use-address-view.ts"
import { gridFilters, readGridView, writeGridView } from "./grid-view.ts"

/** Returns the grid's list, and the view in the URL. */
export function usePartGrid(group: number | undefined) {
  const { view, show: showView } = useAddressView(readGridView, writeGridView)
  const { query, filter, page, limit } = view
  const loaded = useQuery({
    ...read("GET /part", { query: { query, page, limit, group, ...gridFilters[filter] } }),
    placeholderData: keepPreviousData,
  })
  const show = (change: Partial<typeof view>) => showView({ page: 1, ...change }, change.page !== undefined)
  return { view, show, loaded, list: loaded.data }
}
