import { useShortcut } from "../ui/use-shortcut.ts"

/** Saves on Ctrl+S, also from within a text; ignored while a dialog is above the form. */
export function useSaveKey(save: () => void, form?: { current: HTMLElement | null }): void {
  useShortcut("Ctrl+S", () => {
    const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? null
    if (top === (form?.current?.closest("dialog") ?? null)) save()
  })
}
