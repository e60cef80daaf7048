import { useSyncExternalStore } from "react"

const never = () => () => undefined

/** False on the server and until the page has come alive; then what is a link or a form may become more. */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
