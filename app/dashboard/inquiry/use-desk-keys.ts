import { useEffect, useEffectEvent, useRef } from "react"
import type { Inquiry } from "#contract/inquiry.ts"
import { focusSoon } from "../list/focus-soon.ts"
import { isSingleKey } from "../ui/single-keys.ts"
import { shortcutLetter } from "../ui/shortcut-letter.ts"

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
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isSingleKey(event) || event.shiftKey) return
    const letter = shortcutLetter(event)
    const isGone = at === -1 && openId !== null
    const next =
      letter === "j"
        ? items[isGone ? lastPosition.current : at + 1]
        : letter === "k"
          ? items[(isGone ? lastPosition.current : at) - 1]
          : undefined
    if (next) {
      open(next.id)
      focusSoon(`request-name-${next.id}`)
    } else if ("acrn".includes(letter)) {
      const target = document.querySelector<HTMLElement>(`[data-desk-key="${letter}"]`)
      if (!target) return
      target.click()
      if ("rn".includes(letter)) focusSoon("answer-text")
    } else return
    event.preventDefault()
  })
  useEffect(() => {
    window.addEventListener("keydown", onKey)
    return () => window.removeEventListener("keydown", onKey)
  }, [])
}
