import { useState } from "react"

/** What was loaded last, while the newest load has failed. */
export function useLast<Data>(data: Data | null): Data | null {
  const [last, setLast] = useState(data)
  if (data && data !== last) setLast(data)
  return data ?? last
}
