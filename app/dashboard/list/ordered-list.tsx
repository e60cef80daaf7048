import type { ReactNode } from "react"
import { OrderGrip } from "./grip.tsx"
import type { EntryOrder } from "./use-list-order.ts"

interface OrderedListProps {
  order: { announced: string }
  className: string
  label?: string
  children: ReactNode
}

/** A list whose entries have grips; announces the new position of a moved entry. */
export function OrderedList({ order, className, label, children }: OrderedListProps) {
  return (
    <>
      <output className="visually-hidden">{order.announced}</output>
      <ul className={className} aria-label={label} data-order>
        {children}
      </ul>
    </>
  )
}

interface OrderedEntryProps {
  order: EntryOrder
  id: number
  /** Title of the entry. */
  name: string
  className?: string
  children: ReactNode
}

/** An entry of an ordered list. */
export function OrderedEntry({ order, id, name, className = "", children }: OrderedEntryProps) {
  const classes = [className, order.dragged === id ? "drag" : ""].filter(Boolean).join(" ")
  return (
    <li className={classes || undefined} data-entry={id}>
      <OrderGrip order={order} id={id} name={name} />
      {children}
    </li>
  )
}
