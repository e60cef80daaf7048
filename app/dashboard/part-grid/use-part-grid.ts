import { keepPreviousData, useQuery } from "@tanstack/react-query"
import type { PartList } from "#contract/part-list.ts"
import { read } from "../api/read.ts"
import { useView } from "../ui/define-view.ts"
import type { BlockStore } from "./block-store.ts"
import { gridFilters, gridView } from "./grid-view.ts"

/** Returns the grid's list, and the view in the URL. */
export function usePartGrid(group: number | undefined, store: BlockStore) {
  const { view, show } = useView(gridView)
  const { query, filter, page, limit } = view
  const loaded = useQuery({
    ...read("GET /part", { query: { query, page, limit, group, ...gridFilters[filter] } }),
    placeholderData: keepPreviousData,
  })
  /**
   * Shows a page; false when it stays, because parts that no longer match have moved the next ones up to this page, which
   * the following page would skip.
   */
  const turn = async (to: number): Promise<boolean> => {
    const { href } = window.location
    if (!loaded.isPlaceholderData && to > (loaded.data?.page ?? page) && (query !== "" || filter !== "all")) {
      const before = idsOf(loaded.data)
      await store.settled()
      const { data } = await loaded.refetch()
      // Somebody who has gone elsewhere meanwhile is not brought back.
      if (window.location.href !== href) return true
      if (idsOf(data) !== before) return false
    }
    show({ page: to })
    return true
  }
  return { view, show, turn, loaded, list: loaded.data }
}

const idsOf = (list: PartList | undefined): string => list?.items.map(({ id }) => id).join() ?? ""
