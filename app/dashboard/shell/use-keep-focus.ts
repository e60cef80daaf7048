import { useEffect } from "react"

/** Focuses the title of the screen or open dialog when the focused element is removed, such as a button that removes itself. */
export function useKeepFocus(): void {
  useEffect(() => {
    let last: EventTarget | null = null
    const end = new AbortController()
    document.addEventListener("focusin", ({ target }) => (last = target), { signal: end.signal })
    document.addEventListener(
      "focusout",
      // The element that lost focus is remembered only if it was removed; otherwise the person moved on.
      () => queueMicrotask(() => (last = isGone(last) ? last : document.activeElement)),
      { signal: end.signal },
    )
    const observer = new MutationObserver(() => {
      if (!isGone(last)) return
      last = null
      // After the effects of the same render, which may move focus themselves.
      requestAnimationFrame(focusTitle)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      end.abort()
      observer.disconnect()
    }
  }, [])
}

const isGone = (target: EventTarget | null): boolean => target instanceof Node && !target.isConnected

function focusTitle(): void {
  if (document.activeElement !== document.body) return
  const dialogs = document.querySelectorAll<HTMLElement>("dialog[open] .dialog-head h2")
  const title = [...dialogs].at(-1) ?? document.querySelector("h1") ?? document.getElementById("main")
  title?.focus({ preventScroll: true })
}
