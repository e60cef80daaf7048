import { createContext } from "react"

/** Returns the displayed text of a field with an id or code. */
export type ValueText = (key: string, value: string) => string

/** How the form around a list of changes shows the values of its fields. */
export const ValueTextScope = createContext<ValueText>((_key, value) => value)
