import { type PointerEvent, useRef, useState } from "react"

/** Fingers and mice wobble: less is a click. */
const startsAfterPx = 6

export interface GripEvents {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  onPointerMove: (event: PointerEvent<HTMLElement>) => void
  onPointerUp: () => void
  onPointerCancel: () => void
  /** A drag ends in a click, which is not meant as one. */
  wasDragged: () => boolean
}

/**
 * Dragging an entry of a list by its grip, with mouse, pen or finger; `onOver` says over which other entry it is now. Each entry
 * carries its id as `data-entry`, the list stands in an element marked `data-order`.
 */
export function useDragOrder(onOver: (id: number, overId: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null)
  const start = useRef<{ x: number; y: number } | null>(null)
  const moved = useRef(false)
  const end = () => {
    start.current = null
    setDragged(null)
  }
  const grip = (id: number): GripEvents => ({
    onPointerDown: (event) => {
      if (event.button !== 0) return
      moved.current = false
      start.current = { x: event.clientX, y: event.clientY }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: ({ clientX, clientY, currentTarget }) => {
      if (!start.current) return
      const distance = Math.hypot(clientX - start.current.x, clientY - start.current.y)
      if (!moved.current && distance < startsAfterPx) return
      moved.current = true
      setDragged(id)
      const entry = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-entry]")
      if (!entry || entry.closest("[data-order]") !== currentTarget.closest("[data-order]")) return
      const over = Number(entry.dataset["entry"])
      if (over !== id) onOver(id, over)
    },
    onPointerUp: end,
    onPointerCancel: end,
    wasDragged: () => moved.current,
  })
  return { dragged, grip }
}
