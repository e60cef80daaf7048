import { useLayoutEffect, useRef } from "react"

// Below it the list and the open inquiry alternate; the style sheet uses the same width.
const split = "(min-width: 75em)"

/**
 * On a narrow screen, moves scroll and focus to the top of an opened inquiry, and back to its row in the list
 * afterwards.
 */
export function useScrollOfList(openId: number | null): void {
  const before = useRef({ openId, top: 0 })
  useLayoutEffect(() => {
    const last = before.current
    if (last.openId === openId || window.matchMedia(split).matches) {
      before.current = { ...last, openId }
      return
    }
    if (last.openId === null) {
      before.current = { openId, top: window.scrollY }
      window.scrollTo(0, 0)
    } else {
      before.current = { openId, top: last.top }
      window.scrollTo(0, openId === null ? last.top : 0)
    }
    const [id, otherwise] = openId === null ? [`request-name-${last.openId}`, "h1"] : ["request-title", ".desk-back"]
    const target = document.getElementById(id) ?? document.querySelector<HTMLElement>(otherwise)
    target?.focus({ preventScroll: true })
  }, [openId])
}
