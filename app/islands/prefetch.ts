import { isFollowedAddress, unfollowedLinks } from "./followed-links.ts"

/** Prefetches a page on hover where the browser has no speculation rules. */
export function prefetchLinks(): void {
  if (HTMLScriptElement.supports?.("speculationrules")) return
  const fetched = new Set<string>()
  const fetchAhead = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='/']") : null
    if (!link || !isFollowed(link) || fetched.has(link.href)) return
    fetched.add(link.href)
    // A link element would need a policy directive that not all browsers know.
    void fetch(link.href, { priority: "low" }).catch(() => fetched.delete(link.href))
  }
  for (const type of ["pointerover", "touchstart"])
    document.addEventListener(type, fetchAhead, { capture: true, passive: true })
}

const isFollowed = (link: HTMLAnchorElement): boolean =>
  !link.matches(unfollowedLinks) &&
  isFollowedAddress(link) &&
  (link.pathname !== location.pathname || link.search !== location.search)
