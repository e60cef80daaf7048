import type { AuditEntry } from "#contract/audit.ts"
import type { Language } from "#contract/language.ts"
import { formatDay } from "../ui/format-date.ts"

/** Groups the entries of a page by day in German time, in order. */
export function groupByDay(
  entries: readonly AuditEntry[],
  language: Language,
): { day: string; entries: readonly AuditEntry[] }[] {
  return [...Map.groupBy(entries, ({ at }) => formatDay(at, language))].map(([day, same]) => ({ day, entries: same }))
}
