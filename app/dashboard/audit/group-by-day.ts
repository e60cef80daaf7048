import type { AuditEntry } from "#contract/audit.ts"
import type { Language } from "#contract/language.ts"
import { formatDay } from "../ui/format-date.ts"

/** Returns the entries of a page day by day, in their order, as days are in Germany. */
export function groupByDay(
  entries: readonly AuditEntry[],
  language: Language,
): { day: string; entries: readonly AuditEntry[] }[] {
  return [...Map.groupBy(entries, ({ at }) => formatDay(at, language))].map(([day, same]) => ({ day, entries: same }))
}
