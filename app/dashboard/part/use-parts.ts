import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { ListedPart, PartList } from "#contract/part-list.ts"
import { read } from "../api/read.ts"
import { useView } from "../ui/define-view.ts"
import type { BlockStore } from "./block-store.ts"
import { isFiltered, partViews, shownParts } from "./part-view.ts"

/** Returns the list of a group or of all, the view in the URL, and the rows added to the page since it was loaded. */
export function useParts(group: number | undefined, store: BlockStore, size: keyof typeof partViews) {
  const { view, show } = useView(partViews[size])
  const [added, setAdded] = useState<{ view: string; parts: readonly ListedPart[] }>({ view: "", parts: [] })
  const { page, limit, sort } = view
  const loaded = useQuery({
    ...read("GET /part", {
      query: { ...shownParts(view), page, limit, group, sort: sort === "partnumber" ? undefined : sort },
    }),
    placeholderData: keepPreviousData,
  })
  /**
   * Shows a page; false when it stays, because parts that no longer match have moved the next ones up to this page, which
   * the following page would skip.
   */
  const turn = async (to: number): Promise<boolean> => {
    const { href } = window.location
    if (!loaded.isPlaceholderData && to > (loaded.data?.page ?? page) && isFiltered(view)) {
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
  const key = JSON.stringify(view)
  const fresh = added.view === key ? added.parts : []
  const freshIds = new Set(fresh.map(({ id }) => id))
  const { data: list } = loaded
  return {
    view,
    show,
    turn,
    loaded,
    list,
    /** Rows added last stay at the end of the page, wherever they are in the order. */
    items: [...(list?.items.filter(({ id }) => !freshIds.has(id)) ?? []), ...fresh],
    freshIds,
    append: (parts: readonly ListedPart[]) => setAdded({ view: key, parts: [...fresh, ...parts] }),
    settleAdded: () => setAdded({ view: key, parts: [] }),
  }
}

export type Parts = ReturnType<typeof useParts>

const idsOf = (list: PartList | undefined): string => list?.items.map(({ id }) => id).join() ?? ""
