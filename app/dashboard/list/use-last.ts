import { useState } from "react"

/** What was there last, so that a list stays in place while its next page is on the way. */
export function useLast<T>(value: T | null): T | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
