import { useEffect, useEffectEvent } from "react"
import { isSaveKey } from "./save-key.ts"

/** Ctrl+S saves, also from within a text; while a dialog stands above the form it does nothing. */
export function useSaveKey(save: () => void, form?: { current: HTMLElement | null }): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isSaveKey(event)) return
    event.preventDefault()
    const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? null
    if (top === (form?.current?.closest("dialog") ?? null)) save()
  })
  useEffect(() => {
    window.addEventListener("keydown", onKey)
    return () => window.removeEventListener("keydown", onKey)
  }, [])
}
