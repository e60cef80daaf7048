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
export function scrollNearEdges(list: Element | null, pointerY: () => number, onScrolled: () => void): () => void {
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
