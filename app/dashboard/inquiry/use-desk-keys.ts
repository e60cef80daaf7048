import { useEffect, useRef } from "react"
import type { Inquiry } from "#contract/inquiry.ts"
import { focusSoon } from "../list/focus-soon.ts"
import { useShortcut } from "../ui/use-shortcut.ts"

/**
 * Shortcuts: j and k open the next and previous inquiry, a takes the open one, r and n focus answer and note, c the
 * outcome.
 */
export function useDeskKeys(items: readonly Inquiry[], openId: number | null, open: (id: number) => void): void {
  // A removed inquiry, such as a closed one, is followed by the one in its position.
  const lastPosition = useRef(-1)
  const at = items.findIndex(({ id }) => id === openId)
  useEffect(() => {
    if (at !== -1) lastPosition.current = at
  })
  useShortcut(["j", "k"], (key) => {
    const isGone = at === -1 && openId !== null
    const next =
      items[key === "j" ? (isGone ? lastPosition.current : at + 1) : (isGone ? lastPosition.current : at) - 1]
    if (!next) return false
    open(next.id)
    focusSoon(`request-name-${next.id}`)
  })
  useShortcut(["a", "c", "r", "n"], (key) => {
    const target = document.querySelector<HTMLElement>(`[data-desk-key="${key}"]`)
    if (!target) return false
    target.click()
    if ("rn".includes(key)) focusSoon("answer-text")
  })
}
