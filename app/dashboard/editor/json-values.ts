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

/**
 * Returns edited values as JSON: numbers converted, an empty one as null. What is no number stays text, for the server
 * to reject.
 */
export const jsonValues = (values: Values): Record<string, string | number | null> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, numberFields.has(name) ? numberOf(value) : value]),
  )

function numberOf(value: string): number | string | null {
  if (value.trim() === "") return null
  // In JSON, NaN and Infinity would become null, which clears the field.
  return Number.isFinite(Number(value)) ? Number(value) : value
}
