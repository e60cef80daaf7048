import { createContext } from "react-router"
import type { AppContext } from "./app-context.ts"

/** The key under which page loaders and actions find the app context. */
export const appContextKey = createContext<AppContext>()

/** Who asks, for limits only, and what the rendering tells the server; nothing of it is stored or shown. */
export interface Visitor {
  address: string
  /** Whether only the headers are asked for; the request that loaders see is a GET all the same. */
  isHead?: boolean
  /** The rendered document: inside a response it would become a stream first, only to be read back. */
  document?: string
  /** Set by the loader of a page that is not kept in memory: its ETag is made of what the loaders have read. */
  isTagged?: boolean
  /** That ETag. */
  tag?: string
  /** Set when a draft is looked at: when that ends, as ISO time, or null when it has ended. */
  preview?: { until: string | null }
}

export const visitorKey = createContext<Visitor>()
