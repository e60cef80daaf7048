/** Returns whether the page is being prerendered. */
export const isPrerendered = (): boolean => "prerendering" in document && document.prerendering === true

/** Calls back once the page is visible: at once, or when a prerendered page is activated. */
export function whenShown(act: () => void): void {
  if (isPrerendered()) document.addEventListener("prerenderingchange", act, { once: true })
  else act()
}

/** Returns the milliseconds since the page became visible or its load began. */
export function sinceShown(): number {
  const [page] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
    activationStart?: number
  })[]
  return performance.now() - (page?.activationStart ?? 0)
}
