import { useEffect, useEffectEvent } from "react"
import { isSaveKey } from "./save-key.ts"

/** Saves on Ctrl+S, also from within a text; ignored while a dialog is above the form. */
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
