import { isFollowedAddress, unfollowedLinks } from "./followed-links.ts"

/** Where the browser knows no speculation rules, a page that is pointed at is fetched ahead. */
export function prefetchLinks(): void {
  if (HTMLScriptElement.supports?.("speculationrules")) return
  const fetched = new Set<string>()
  const fetchAhead = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='/']") : null
    if (!link || !isFollowed(link) || fetched.has(link.href)) return
    fetched.add(link.href)
    // A link element for it would need a policy that not all browsers have a word for.
    void fetch(link.href, { priority: "low" }).catch(() => fetched.delete(link.href))
  }
  for (const sign of ["pointerover", "touchstart"])
    document.addEventListener(sign, fetchAhead, { capture: true, passive: true })
}

const isFollowed = (link: HTMLAnchorElement): boolean =>
  !link.matches(unfollowedLinks) &&
  isFollowedAddress(link) &&
  (link.pathname !== location.pathname || link.search !== location.search)
