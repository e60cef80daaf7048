import { useEffect, useEffectEvent, useRef, useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { type GripEvents, useDragOrder } from "./use-drag-order.ts"

/** Several quick moves are stored as one. */
const waitMs = 300

/** What the grips of a list need. */
export interface EntryOrder {
  ids: readonly number[]
  /** The dragged entry. */
  dragged: number | null
  grip: (id: number) => GripEvents
  /** To this position, from 0. */
  move: (id: number, to: number) => void
  /** Why nothing can be moved here; null if it can. */
  disabledReason: string | null
}

/**
 * Order of a list as changed by its grips. `store` gets the new and the stored order, shortly after the last move and
 * one at a time; it resolves with its success once the entries are refetched. A drag is stored when it ends, and an
 * unmounted list at once.
 */
export function useListOrder<Entry extends { id: number }>(
  entries: readonly Entry[],
  store: (ids: readonly number[], former: readonly number[]) => Promise<boolean>,
  disabledReason: string | null = null,
) {
  const { images: texts } = useDashboardTexts()
  const [order, setOrder] = useState<readonly number[] | null>(null)
  const [announced, setAnnounced] = useState("")
  const queue = useRef(Promise.resolve())
  const pending = useRef<readonly number[] | null>(null)
  const stored = useRef<readonly number[] | null>(null)
  // Entries added since follow at the end.
  const rank = ({ id }: Entry) => (order?.includes(id) ? order.indexOf(id) : entries.length)
  const shown = entries.toSorted((first, second) => rank(first) - rank(second))
  const ids = shown.map(({ id }) => id)

  const send = useEffectEvent(async (next: readonly number[]) => {
    const former = stored.current ?? entries.map(({ id }) => id)
    if (await store(next, former)) stored.current = next
    else setOrder((now) => (now === next ? null : now))
  })
  const flush = useEffectEvent(() => {
    const next = pending.current
    if (!next) return
    pending.current = null
    const former = queue.current
    const run = async () => {
      await former
      await send(next)
    }
    queue.current = run()
  })
  const move = (id: number, to: number) => {
    const rest = ids.filter((other) => other !== id)
    const position = Math.max(0, Math.min(to, rest.length))
    const next = rest.toSpliced(position, 0, id)
    pending.current = next
    setOrder(next)
    setAnnounced(texts.moved(position + 1, ids.length))
  }
  const drag = useDragOrder((id, overId) => move(id, ids.indexOf(overId)))
  useEffect(() => {
    if (!order || drag.dragged !== null) return
    const timer = setTimeout(flush, waitMs)
    return () => clearTimeout(timer)
  }, [order, drag.dragged])
  useEffect(() => () => flush(), [])
  // The entries have arrived in their new order.
  const present = entries.map(({ id }) => id).join()
  useEffect(() => {
    const done = stored.current
    stored.current = null
    setOrder((now) => (now === done ? null : now))
  }, [present])
  return { shown, announced, ids, disabledReason, move, ...drag }
}
