import { useRef, useState } from "react"
import type { ListedPart } from "#contract/part-list.ts"

/** A ticked part; without a number if it was never on the page. */
export type TickedPart = Pick<ListedPart, "id" | "spare_id"> & { partnumber?: string }

/** TickedPart rows; kept while paging, sorting and searching. */
export function useTicks(items: readonly ListedPart[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, TickedPart>>(new Map())
  const last = useRef<number | null>(null)
  const shown = items.filter(({ id }) => chosen.has(id)).length

  const set = (parts: readonly TickedPart[], isTicked: boolean) =>
    setChosen((before) => {
      const next = new Map(before)
      for (const part of parts)
        if (isTicked) next.set(part.id, { ...before.get(part.id), ...part })
        else next.delete(part.id)
      return next
    })
  /** With `toLast` also ticks the rows between this one and the last one ticked. */
  const toggle = (part: ListedPart, toLast: boolean) => {
    const at = items.indexOf(part)
    const from = toLast ? items.findIndex(({ id }) => id === last.current) : -1
    const range = from < 0 ? [part] : items.slice(Math.min(at, from), Math.max(at, from) + 1)
    last.current = part.id
    set(range, !chosen.has(part.id))
  }
  return {
    chosen,
    has: (id: number) => chosen.has(id),
    /** How much of the page is ticked. */
    page: shown === 0 ? ("none" as const) : shown === items.length ? ("all" as const) : ("some" as const),
    toggle,
    togglePage: () => set(items, shown < items.length),
    add: (parts: readonly TickedPart[]) => set(parts, true),
    drop: (parts: readonly { id: number }[]) =>
      setChosen((before) => {
        const gone = new Set(parts.map(({ id }) => id))
        return new Map([...before].filter(([id]) => !gone.has(id)))
      }),
    clear: () => setChosen(new Map()),
  }
}

export type Ticks = ReturnType<typeof useTicks>
