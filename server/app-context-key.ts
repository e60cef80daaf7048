import { createContext } from "react-router"
import type { AppContext } from "./app-context.ts"

/** Context key under which loaders and actions find the app context. */
export const appContextKey = createContext<AppContext>()

/** The visitor, for limits only; never stored or shown. */
export interface Visitor {
  address: string
  /** Whether the page already consumed its point of the limit. */
  counted?: boolean | undefined
  /** Set for a visitor who is refused: loaders and actions do not run, and the page is the error page of this status. */
  refused?: 429 | 503
  /** Set for a visitor who may not see this page before the site is open: only the holding page is loaded. */
  isHeld?: boolean
  /** A signed-in person, who sees a site that is not open. */
  isSignedIn?: boolean
  /** Whether the request is HEAD; loaders see a GET. */
  isHead?: boolean
  /** Set for a preview: its expiry as ISO time, or null when expired; `release` ends its transaction after loading. */
  preview?: { until: string | null; release?: () => Promise<void> }
}

export const visitorKey = createContext<Readonly<Visitor>>()

/** What of a rendered page is no part of the router's response. */
export interface PageResult {
  /** The document; the response's body would be a stream. */
  document?: string
  /** Set by the loader of an uncached page: its ETag is made of the loader data. */
  isTagged?: boolean
  /** That ETag. */
  tag?: string
  /** Returns whether a page was sent before and needs no document. */
  wasSent?: (tag: string) => boolean
}

export const pageResultKey = createContext<PageResult>()
