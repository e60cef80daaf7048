import type { Language } from "#contract/language.ts"
import { csvFile } from "#server/csv-cell.ts"
import { serverTexts } from "#server/i18n/server-texts.ts"
import type { StoredRedirect } from "./store.ts"

/** Returns redirects as CSV in UTF-8 with a byte order mark; the import takes the file as it is. */
export function writeRedirectsCsv(redirects: readonly StoredRedirect[], language: Language): string {
  const headings = serverTexts[language].redirects
  const rows = redirects.map(({ from, target, status, hits, last_hit }) => [
    from,
    target,
    String(status),
    String(hits),
    last_hit,
  ])
  return csvFile([headings, ...rows], language)
}
