const dayMs = 86_400_000

/** Returns the UTC day of a time: `2026-11-23`. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/** Returns the Monday of the ISO week of a time, in UTC. */
export function weekOf(moment: Date): string {
  const sinceMonday = (moment.getUTCDay() + 6) % 7
  return dayOf(new Date(moment.getTime() - sinceMonday * dayMs))
}

/** Returns the Monday `weeks` later, or earlier for a negative number. */
export const weeksLater = (week: string, weeks: number): string =>
  dayOf(new Date(Date.parse(`${week}T00:00:00Z`) + weeks * 7 * dayMs))
