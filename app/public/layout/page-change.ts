import { useEffect, useLayoutEffect, useRef, useState } from "react"
import { useLocation, useNavigationType } from "react-router"

/** Marks a change of language, which leaves the reader where they are. */
export const languageSwitchState = { languageSwitch: true }

/**
 * What a browser does by itself on a full load: another page starts at its top, with focus at its heading, and its title is
 * said. Back and forward are left to the browser; a change of the query alone is the page's own business.
 */
export function usePageChange(): string {
  const { pathname, hash, state } = useLocation()
  const type = useNavigationType()
  const shown = useRef(pathname)
  const [announcement, setAnnouncement] = useState("")
  const stays = isLanguageSwitch(state)

  useIsomorphicLayoutEffect(() => {
    if (shown.current === pathname) return
    if (type !== "POP" && !stays) scrollToStart(hash)
  }, [pathname, hash, type, stays])

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!stays) focusStart(hash)
    setAnnouncement(document.title)
  }, [pathname, hash, stays])

  return announcement
}

const useIsomorphicLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect

function isLanguageSwitch(state: unknown): boolean {
  return typeof state === "object" && state !== null && "languageSwitch" in state
}

const target = (hash: string) => (hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null)

function scrollToStart(hash: string): void {
  const element = target(hash)
  if (element) element.scrollIntoView()
  else window.scrollTo({ top: 0, behavior: "instant" })
}

function focusStart(hash: string): void {
  const element =
    target(hash) ?? document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main")
  if (!element) return
  if (!element.hasAttribute("tabindex")) {
    element.tabIndex = -1
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true })
  }
  element.focus({ preventScroll: true })
}
