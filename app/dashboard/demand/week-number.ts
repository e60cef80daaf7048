const dayMs = 86_400_000

/** Returns the ISO week number of a Monday: the first week contains 4 January. */
export function weekNumber(monday: string): number {
  const thursday = new Date(Date.parse(`${monday}T00:00:00Z`) + 3 * dayMs)
  const newYear = Date.UTC(thursday.getUTCFullYear(), 0, 1)
  return 1 + Math.floor((thursday.getTime() - newYear) / (7 * dayMs))
}
