import { useRef, useState } from "react"
import type { Part } from "#contract/part.ts"

/** Selected parts by id with their number if known; kept while paging, sorting and searching. */
export function useSelection(items: readonly Part[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map())
  const last = useRef<number | null>(null)
  const shown = items.filter((part) => chosen.has(part.id)).length

  const set = (parts: readonly Part[], isChosen: boolean) =>
    setChosen((before) => {
      const next = new Map(before)
      for (const { id, partnumber } of parts)
        if (isChosen) next.set(id, partnumber)
        else next.delete(id)
      return next
    })
  /** With `toLast` also selects the rows between this one and the last one selected. */
  const toggle = (part: Part, toLast: boolean) => {
    const at = items.indexOf(part)
    const from = toLast ? items.findIndex(({ id }) => id === last.current) : -1
    const range = from < 0 ? [part] : items.slice(Math.min(at, from), Math.max(at, from) + 1)
    last.current = part.id
    set(range, !chosen.has(part.id))
  }
  return {
    chosen,
    has: (id: number) => chosen.has(id),
    /** How much of the page is selected. */
    page: shown === 0 ? ("none" as const) : shown === items.length ? ("all" as const) : ("some" as const),
    toggle,
    togglePage: () => set(items, shown < items.length),
    addAll: (ids: readonly number[]) =>
      setChosen((before) => new Map([...before, ...ids.map((id) => [id, before.get(id) ?? ""] as const)])),
    drop: (ids: readonly number[]) =>
      setChosen((before) => {
        const next = new Map(before)
        for (const id of ids) next.delete(id)
        return next
      }),
    clear: () => setChosen(new Map()),
  }
}

export type Selection = ReturnType<typeof useSelection>
