import { useState } from "react"
import type { Inquiry } from "#contract/inquiry.ts"

export interface Ticked {
  /** Whether the list shows checkboxes. */
  isOn: boolean
  chosen: readonly Inquiry[]
  has: (id: number) => boolean
  setAll: (inquiries: readonly Inquiry[], isChosen: boolean) => void
  turn: (isOn: boolean) => void
  clear: () => void
}

/** Selected inquiries of the current list; `items` is the page shown. */
export function useTicked(items: readonly Inquiry[]): Ticked {
  const [isOn, setIsOn] = useState(false)
  const [chosen, setChosen] = useState<ReadonlyMap<number, Inquiry>>(new Map())
  const listed = new Map(items.map((item) => [item.id, item]))
  return {
    isOn,
    chosen: [...chosen.values()].map((one) => listed.get(one.id) ?? one),
    has: (id) => chosen.has(id),
    setAll: (inquiries, isChosen) => {
      const next = new Map(chosen)
      for (const inquiry of inquiries) {
        if (isChosen) next.set(inquiry.id, inquiry)
        else next.delete(inquiry.id)
      }
      setChosen(next)
    },
    turn: (next) => {
      setIsOn(next)
      setChosen(new Map())
    },
    clear: () => setChosen(new Map()),
  }
}
