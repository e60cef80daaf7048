import type { Values } from "../editor/edit-state.ts"

/** Returns the fault of a form without German title. */
export const missingTitle = (values: Values, text: string): Record<string, string> =>
  (values["title_de"] ?? "").trim() === "" ? { title_de: text } : {}
