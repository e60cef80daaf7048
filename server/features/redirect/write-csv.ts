import type { Language } from "#contract/language.ts"
import { csvCell } from "#server/csv-cell.ts"
import type { StoredRedirect } from "./store.ts"

const words: Record<Language, { headings: readonly string[]; separator: string }> = {
  de: { headings: ["Alte Adresse", "Führt zu", "Antwort", "Aufrufe", "Zuletzt"], separator: ";" },
  en: { headings: ["Old address", "Leads to", "Answer", "Hits", "Last"], separator: "," },
  ru: { headings: ["Старый адрес", "Ведёт на", "Ответ", "Переходы", "Последний"], separator: ";" },
}

/** Returns redirects as CSV in UTF-8 with a byte order mark; the import takes the file as it is. */
export function writeRedirectsCsv(redirects: readonly StoredRedirect[], language: Language): string {
  const { headings, separator } = words[language]
  const rows = redirects.map(({ from, target, status, hits, last_hit }) => [
    from,
    target,
    String(status),
    String(hits),
    last_hit,
  ])
  return `\ufeff${[headings, ...rows].map((cells) => `${cells.map(csvCell).join(separator)}\r\n`).join("")}`
}
