import { type RefObject, useEffect, useEffectEvent } from "react"

/** Calls back when something outside of an element is clicked or focused, while `isOpen`. */
export function useCloseOutside(box: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const onOutside = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !box.current?.contains(target)) close()
  })
  useEffect(() => {
    if (!isOpen) return
    const listener = (event: Event) => onOutside(event)
    document.addEventListener("pointerdown", listener)
    document.addEventListener("focusin", listener)
    return () => {
      document.removeEventListener("pointerdown", listener)
      document.removeEventListener("focusin", listener)
    }
  }, [isOpen])
}
