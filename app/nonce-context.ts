import { createContext } from "react"

/** The nonce, or the mark that stands for it, of the document that is being rendered; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)
