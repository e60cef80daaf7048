import { createContext } from "react"

/** What the server knows of the document that it renders. In the browser there is none: there only the dashboard is the router's. */
export type DocumentKind =
  | {
      kind: "public" /** Address of the start script. */
      start: string /** Address of what hot reload needs, in development. */
      reload?: string | undefined
    }
  | { kind: "dashboard"; nonce: string }

export const DocumentContext = createContext<DocumentKind | null>(null)
