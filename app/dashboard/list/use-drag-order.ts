import { type PointerEvent as ReactPointerEvent, useEffect, useEffectEvent, useRef, useState } from "react"

// Larger than the bar at the top of a phone.
const edgePx = 100
const fastestPx = 16

/** Returns the scroll distance per frame: none in the middle, faster towards the edges. */
export function scrollStep(y: number, height: number): number {
  const below = y - (height - edgePx)
  const isUp = y < edgePx
  const depth = Math.min(isUp ? edgePx - y : below, edgePx)
  if (depth <= 0) return 0
  const step = Math.ceil((depth / edgePx) * fastestPx)
  return isUp ? -step : step
}

/**
 * Scrolls a list's container while the pointer is near the top or bottom of the window; returns the function that stops
 * it.
 */
function scrollNearEdges(list: Element | null, pointerY: () => number, onScrolled: () => void): () => void {
  const scroller = scrollerOf(list)
  const tick = () => {
    const former = scroller.scrollTop
    scroller.scrollBy({ top: scrollStep(pointerY(), window.innerHeight), behavior: "instant" })
    if (scroller.scrollTop !== former) onScrolled()
    frame = requestAnimationFrame(tick)
  }
  let frame = requestAnimationFrame(tick)
  return () => cancelAnimationFrame(frame)
}

function scrollerOf(element: Element | null): Element {
  for (let ancestor = element; ancestor; ancestor = ancestor.parentElement)
    if (/auto|scroll/u.test(getComputedStyle(ancestor).overflowY) && ancestor.scrollHeight > ancestor.clientHeight)
      return ancestor
  return document.scrollingElement ?? document.documentElement
}

/** Fingers and mice are unsteady: a shorter movement is a click. */
const startsAfterPx = 6

export interface GripEvents {
  onPointerDown: (event: ReactPointerEvent<HTMLElement>) => void
  /** A drag ends with a click event, which must be ignored. */
  wasDragged: () => boolean
}

/**
 * Drags a list entry by its grip, with mouse, pen or finger; `onOver` reports the entry below. Each entry has its id as
 * `data-entry`, the list is inside an element with `data-order`. Near an edge of the window the list scrolls.
 */
export function useDragOrder(onOver: (id: number, overId: number) => void) {
  const [held, setHeld] = useState<{ id: number; x: number; y: number; list: Element | null } | null>(null)
  const [isMoving, setIsMoving] = useState(false)
  const moved = useRef(false)
  const pointer = useRef({ x: 0, y: 0 })
  // Entries differ in height: one just passed may still be under the pointer.
  const passed = useRef<number | null>(null)
  const reach = useEffectEvent(() => {
    if (!held) return
    const { x, y } = pointer.current
    const entry = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-entry]")
    if (!entry || entry.closest("[data-order]") !== held.list) return
    const over = Number(entry.dataset["entry"])
    if (over === passed.current) return
    passed.current = over
    if (over !== held.id) onOver(held.id, over)
  })
  const move = useEffectEvent(({ clientX, clientY }: PointerEvent) => {
    if (!held) return
    if (!moved.current && Math.hypot(clientX - held.x, clientY - held.y) < startsAfterPx) return
    moved.current = true
    pointer.current = { x: clientX, y: clientY }
    setIsMoving(true)
    reach()
  })
  // On the window: moving an element in the document would release pointer capture.
  useEffect(() => {
    if (!held) return
    const listening = new AbortController()
    const { signal } = listening
    const end = () => {
      setHeld(null)
      setIsMoving(false)
    }
    window.addEventListener("pointermove", move, { signal })
    window.addEventListener("pointerup", end, { signal })
    window.addEventListener("pointercancel", end, { signal })
    return () => listening.abort()
  }, [held])
  useEffect(() => {
    if (!held || !isMoving) return
    return scrollNearEdges(held.list, () => pointer.current.y, reach)
  }, [held, isMoving])
  const grip = (id: number): GripEvents => ({
    onPointerDown: ({ button, clientX, clientY, currentTarget }) => {
      if (button !== 0) return
      moved.current = false
      passed.current = id
      setHeld({ id, x: clientX, y: clientY, list: currentTarget.closest("[data-order]") })
    },
    wasDragged: () => moved.current,
  })
  return { dragged: isMoving && held ? held.id : null, grip }
}
