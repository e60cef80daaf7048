import type { Values } from "./edit-state.ts"

// Edited as text, numbers in the API.
const numberFields: ReadonlySet<string> = new Set([
  "power",
  "reply_hours",
  "show_answer_time",
  "category_id",
  "spare_id",
  "translation_of",
])

/** Returns edited values as JSON: numbers converted, an empty one as null. */
export const jsonValues = (values: Values): Record<string, string | number | null> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, numberFields.has(name) ? numberOf(value) : value]),
  )

const numberOf = (value: string): number | null => (value.trim() === "" ? null : Number(value))
