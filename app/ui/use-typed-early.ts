import { useEffect, useRef } from "react"

/**
 * Returns a ref for a controlled field. What was typed into the field before its script was there is passed on once;
 * React would write the value over it.
 */
export function useTypedEarly(value: string, onTyped: (text: string) => void) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const typed = field.current?.value ?? value
    if (typed !== value) onTyped(typed)
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, [])
  return field
}
