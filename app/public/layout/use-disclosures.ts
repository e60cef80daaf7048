import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from "react"

const openAfterMs = 80
const closeAfterMs = 220

/**
 * Panels of a disclosure menu, one open at a time. A mouse opens by resting on an entry; a click keeps it open. Escape closes
 * wherever the focus is, so that a panel opened by hovering can be dismissed too.
 */
export function useDisclosures() {
  const [open, setOpen] = useState<string | null>(null)
  const kept = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const show = useCallback((id: string | null, keep: boolean) => {
    clearTimeout(timer.current)
    kept.current = keep
    setOpen(id)
  }, [])
  const close = useCallback(() => show(null, false), [show])

  useEffect(() => {
    if (open === null) return
    const button = () => document.querySelector<HTMLElement>(`[aria-controls="${open}"]`)
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return
      const inside = button()?.closest("li")?.contains(document.activeElement)
      if (inside) button()?.focus()
      show(null, false)
    }
    const onPress = (event: Event) => {
      if (event.target instanceof Node && !button()?.closest("li")?.contains(event.target)) show(null, false)
    }
    document.addEventListener("keydown", onKey)
    document.addEventListener("pointerdown", onPress)
    return () => {
      document.removeEventListener("keydown", onKey)
      document.removeEventListener("pointerdown", onPress)
    }
  }, [open, show])

  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    open,
    close,
    press: (id: string) => (open === id && kept.current ? show(null, false) : show(id, true)),
    /** Goes on the list entry that holds the button and its panel. */
    entry: (id: string) => ({
      "data-open": open === id || undefined,
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== "mouse") return
        clearTimeout(timer.current)
        if (open !== id) timer.current = setTimeout(() => show(id, false), openAfterMs)
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== "mouse") return
        clearTimeout(timer.current)
        if (!kept.current) timer.current = setTimeout(() => show(null, false), closeAfterMs)
      },
      onBlur: (event: FocusEvent) => {
        if (open === id && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) show(null, false)
      },
    }),
  }
}
