import { type KeyboardEvent, useId, useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { Button, IconOnlyButton } from "../ui/button.tsx"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import type { GripEvents } from "./use-drag-order.ts"
import type { EntryOrder } from "./use-list-order.ts"
import "./grip.css"

interface MoveProps {
  /** From 1. */
  position: number
  total: number
  /** To this position, from 0. */
  onMove: (to: number) => void
}

interface GripProps extends MoveProps {
  name: string
  grip: GripEvents
  /** Whether the move buttons are shown, for people who can neither drag nor use arrow keys. */
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** Why nothing can be moved here. */
  disabledReason?: string | null
}

/** Moves a list entry: by dragging, by arrow keys, Home and End, or by the buttons that it opens. */
export function Grip({ name, grip, position, total, onMove, isOpen, onOpen, disabledReason = null }: GripProps) {
  const { images: texts } = useDashboardTexts()
  const id = useId()
  const { wasDragged, ...pointer } = grip
  const onKeyDown = (event: KeyboardEvent) => {
    const at = position - 1
    const to = { ArrowLeft: at - 1, ArrowUp: at - 1, ArrowRight: at + 1, ArrowDown: at + 1, Home: 0, End: total - 1 }[
      event.key
    ]
    if (to === undefined) return
    event.preventDefault()
    if (to >= 0 && to < total && to !== at) onMove(to)
  }
  const how = disabledReason ?? texts.moveHow
  return (
    <>
      <IconOnlyButton
        icon="grip"
        className="grip"
        label={name}
        aria-describedby={`${id}-how`}
        aria-expanded={isOpen}
        aria-disabled={disabledReason === null ? undefined : true}
        title={how}
        {...(disabledReason === null ? { ...pointer, onKeyDown } : {})}
        onClick={() => {
          if (disabledReason !== null || !wasDragged()) onOpen(!isOpen)
        }}
      />
      <span className="visually-hidden" id={`${id}-how`}>
        {how}
      </span>
    </>
  )
}

export function MoveButtons({ position, total, onMove }: MoveProps) {
  const { images: texts } = useDashboardTexts()
  const isFirst = position === 1
  const isLast = position === total
  return (
    <div className="action-row move-buttons">
      <Button look="quiet" icon="top" aria-disabled={isFirst || undefined} onClick={() => isFirst || onMove(0)}>
        {texts.toTop}
      </Button>
      <Button
        look="quiet"
        icon="left"
        aria-disabled={isFirst || undefined}
        onClick={() => isFirst || onMove(position - 2)}
      >
        {texts.earlier}
      </Button>
      <Button look="quiet" aria-disabled={isLast || undefined} onClick={() => isLast || onMove(position)}>
        {texts.later}
        <Icon name="right" />
      </Button>
    </div>
  )
}

/** Grip of an entry and its buttons; nothing for accounts that may only read, and for a single entry. */
export function OrderGrip({ order, id, name }: { order: EntryOrder; id: number; name: string }) {
  const { list: texts } = useDashboardTexts()
  const isReadOnly = useIsReadOnly()
  const [isOpen, setIsOpen] = useState(false)
  const { ids, disabledReason } = order
  const position = ids.indexOf(id) + 1
  if (isReadOnly || ids.length < 2 || position === 0) return null
  const props = { position, total: ids.length, onMove: (to: number) => order.move(id, to) }
  return (
    <>
      <div className="order-grip">
        <Grip
          {...props}
          name={texts.move(name)}
          grip={order.grip(id)}
          isOpen={isOpen}
          onOpen={setIsOpen}
          disabledReason={disabledReason}
        />
      </div>
      {isOpen &&
        (disabledReason === null ? <MoveButtons {...props} /> : <p className="grip-reason">{disabledReason}</p>)}
    </>
  )
}
