import { type KeyboardEvent, useId } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { Button } from "../ui/button.tsx"
import type { GripEvents } from "./use-drag-order.ts"

interface MoveProps {
  /** Counted from 1. */
  position: number
  total: number
  /** To this place, counted from 0. */
  onMove: (to: number) => void
}

interface GripProps extends MoveProps {
  name: string
  grip: GripEvents
  /** Whether the move buttons are shown, for people who can neither drag nor use arrow keys. */
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** Moves an entry of a list: by dragging, by arrow keys, Home and End, or by the buttons that it opens. */
export function Grip({ name, grip, position, total, onMove, isOpen, onOpen }: GripProps) {
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
    if (to >= 0 && to < total) onMove(to)
  }
  return (
    <>
      <button
        type="button"
        className="icon-button grip"
        aria-label={name}
        aria-describedby={`${id}-how`}
        aria-expanded={isOpen}
        title={texts.moveHow}
        {...pointer}
        onKeyDown={onKeyDown}
        onClick={() => {
          if (!wasDragged()) onOpen(!isOpen)
        }}
      >
        <Icon name="grip" />
      </button>
      <span className="visually-hidden" id={`${id}-how`}>
        {texts.moveHow}
      </span>
    </>
  )
}

export function MoveButtons({ position, total, onMove }: MoveProps) {
  const { images: texts } = useDashboardTexts()
  const isFirst = position === 1
  const isLast = position === total
  return (
    <div className="action-row">
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
