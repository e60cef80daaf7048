import { createContext } from "react-router"
import type { AppContext } from "./app-context.ts"

/** The key under which page loaders and actions find the app context. */
export const appContextKey = createContext<AppContext>()

/** Who asks, for limits only, and what the rendering tells the server; nothing of it is stored or shown. */
export interface Visitor {
  address: string
  /** The rendered document: inside a response it would become a stream first, only to be read back. */
  document?: string
}

export const visitorKey = createContext<Visitor>()
