import { useEffect, useEffectEvent } from "react"
import type { Inquiry } from "#contract/inquiry.ts"
import { focusSoon } from "../list/focus-soon.ts"

/** j and k open the next and the former request, a takes the open one, r and n lead to where an answer or a note is written. */
export function useDeskKeys(items: readonly Inquiry[], openId: number | null, open: (inquiry: Inquiry) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const at = items.findIndex(({ id }) => id === openId)
    const next = event.key === "j" ? items[at + 1] : event.key === "k" ? items[at - 1] : undefined
    if (next) {
      open(next)
      focusSoon(`request-name-${next.id}`)
    } else if ("arn".includes(event.key)) {
      const target = document.querySelector<HTMLElement>(`[data-desk-key="${event.key}"]`)
      if (!target) return
      if (event.key === "a") target.click()
      else target.focus()
    } else return
    event.preventDefault()
  })
  useEffect(() => {
    window.addEventListener("keydown", onKey)
    return () => window.removeEventListener("keydown", onKey)
  }, [])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, textarea, select, dialog, [contenteditable]") !== null
