import { useSyncExternalStore } from "react"

const never = () => () => undefined

/** Returns false on the server and before hydration; then a link or form may be enhanced. */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
