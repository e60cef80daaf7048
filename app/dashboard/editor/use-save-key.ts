import { useEffect, useEffectEvent } from "react"

/** Ctrl+S saves, also from within a text; while a dialog stands above the form it does nothing. */
export function useSaveKey(save: () => void, form?: { current: HTMLElement | null }): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "s") return
    event.preventDefault()
    const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? null
    if (top === (form?.current?.closest("dialog") ?? null)) save()
  })
  useEffect(() => {
    window.addEventListener("keydown", onKey)
    return () => window.removeEventListener("keydown", onKey)
  }, [])
}
