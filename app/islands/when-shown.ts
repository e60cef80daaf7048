/** Whether the page is being made ready ahead, seen by nobody. */
export const isPrerendered = (): boolean => "prerendering" in document && document.prerendering === true

/** Calls back once the page is looked at: at once, or when a page that was made ready ahead is shown. */
export function whenShown(act: () => void): void {
  if (isPrerendered()) document.addEventListener("prerenderingchange", act, { once: true })
  else act()
}

/** Milliseconds for which the page has been looked at, or loaded for somebody who is about to. */
export function sinceShown(): number {
  const [page] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
    activationStart?: number
  })[]
  return performance.now() - (page?.activationStart ?? 0)
}
