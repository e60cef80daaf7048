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

/** Dragging a picture by its grip, with mouse, pen or finger; `onOver` says over which other picture it is now. */
export function useImageDrag(onOver: (id: number, overId: number) => void) {
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
    onPointerMove: ({ clientX, clientY }) => {
      if (!start.current) return
      const distance = Math.hypot(clientX - start.current.x, clientY - start.current.y)
      if (!moved.current && distance < startsAfterPx) return
      moved.current = true
      setDragged(id)
      const over = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-image]")?.dataset["image"]
      if (over !== undefined && Number(over) !== id) onOver(id, Number(over))
    },
    onPointerUp: end,
    onPointerCancel: end,
    wasDragged: () => moved.current,
  })
  return { dragged, grip }
}
