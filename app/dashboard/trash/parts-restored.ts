import type { PartsRestored } from "#contract/sheet.ts"
import type { DashboardTexts } from "#app/i18n/dashboard/dashboard-texts.ts"

const maxNumbers = 10

/** Returns how many parts were restored, and which numbers were not. */
export function partsRestored(trash: DashboardTexts["trash"], parts: PartsRestored): string {
  return [`${trash.partsRestored(parts.restored)}.`, partsTaken(trash, parts)].filter(Boolean).join(" ")
}

/** Returns the numbers that exist again, as text; "" without any. */
export function partsTaken(trash: DashboardTexts["trash"], { taken, taken_numbers }: PartsRestored): string {
  if (taken === 0) return ""
  const numbers = taken_numbers.slice(0, maxNumbers).join(", ")
  return trash.partsTaken(taken, taken > maxNumbers ? `${numbers} …` : numbers)
}
