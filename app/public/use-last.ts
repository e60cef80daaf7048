import { useState } from "react"

/** What was loaded last, while the newest load has failed. Where nothing was, the page's error takes its place. */
export function useLast<Data>(data: Data | null): Data {
  const [last, setLast] = useState(data)
  if (data && data !== last) setLast(data)
  const shown = data ?? last
  // Like what a browser throws when nothing answers.
  if (!shown) throw new TypeError("The page could not be loaded")
  return shown
}
