/** Returns whether the page is being prerendered. */
export const isPrerendered = (): boolean => "prerendering" in document && document.prerendering === true

/** Calls back once the page is visible: at once, or when a prerendered page is activated. */
export function whenShown(act: () => void): void {
  if (isPrerendered()) document.addEventListener("prerenderingchange", act, { once: true })
  else act()
}

/** Returns when the page was activated, 0 for one that was not prerendered. */
function activatedAt(): number {
  const [page] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
    activationStart?: number
  })[]
  return page?.activationStart ?? 0
}

/** Returns whether the visible page was prerendered before. */
export const wasPrerendered = (): boolean => activatedAt() > 0

/** Returns the milliseconds since the page became visible or its load began. */
export const sinceShown = (): number => performance.now() - activatedAt()
