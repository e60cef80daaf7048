import { useRef, useState } from "react"
import type { Inquiry } from "#contract/inquiry.ts"

export interface Ticked {
  /** Whether the list shows checkboxes. */
  isOn: boolean
  chosen: readonly Inquiry[]
  has: (id: number) => boolean
  setAll: (inquiries: readonly Inquiry[], isChosen: boolean) => void
  turn: (isOn: boolean) => void
  clear: () => void
  /** Returns a function that returns false once the selection was cleared, for example by a change of view. */
  watch: () => () => boolean
}

/** Selected inquiries of the current list; `items` is the page shown. */
export function useTicked(items: readonly Inquiry[]): Ticked {
  const [isOn, setIsOn] = useState(false)
  const [chosen, setChosen] = useState<ReadonlyMap<number, Inquiry>>(new Map())
  const clears = useRef(0)
  const listed = new Map(items.map((item) => [item.id, item]))
  const clear = () => {
    clears.current += 1
    setChosen(new Map())
  }
  return {
    isOn,
    chosen: [...chosen.values()].map((inquiry) => listed.get(inquiry.id) ?? inquiry),
    has: (id) => chosen.has(id),
    setAll: (inquiries, isChosen) =>
      setChosen((before) => {
        const next = new Map(before)
        for (const inquiry of inquiries) {
          if (isChosen) next.set(inquiry.id, inquiry)
          else next.delete(inquiry.id)
        }
        return next
      }),
    turn: (next) => {
      setIsOn(next)
      clear()
    },
    clear,
    watch: () => {
      const at = clears.current
      return () => clears.current === at
    },
  }
}
