import { createContext } from "react-router"
import type { AppContext } from "./app-context.ts"
import type { Visitor } from "./http/page-requests.ts"

/** The key under which page loaders and actions find the app context. */
export const appContextKey = createContext<AppContext>()

/** Who asks, for limits only; nothing of it is stored or shown. */
export const visitorKey = createContext<Visitor>()
