import { createContext } from "react"

/**
 * What the server knows of the document it renders. Absent in the browser, where the router only runs the dashboard.
 */
export type DocumentKind =
  | {
      kind: "public" /** URLs of the start script and of what it imports. */
      start: string /** URL of the hot-reload client, in development. */
      reload?: string | undefined
    }
  | { kind: "dashboard"; nonce: string }

export const DocumentContext = createContext<DocumentKind | null>(null)
