import { demandKinds } from "#contract/demand.ts"
import { type Language, languages } from "#contract/language.ts"
import { isNumberTerm } from "#server/demand/read-term.ts"
import type { DemandSum } from "./store.ts"

const words: Record<Language, { headings: readonly string[]; separator: string }> = {
  de: {
    headings: ["Begriff", "Summe", "Gesucht", "Eingefügt", "Seite fehlt", "Angefragt", "Sprachen"],
    separator: ";",
  },
  en: { headings: ["Term", "Sum", "Searched", "Pasted", "Page missing", "Asked", "Languages"], separator: "," },
  ru: {
    headings: ["Номер или слова", "Всего", "Поиск", "Вставка", "Нет страницы", "В запросах", "Языки"],
    separator: ";",
  },
}

/** Returns the terms as CSV in UTF-8 with a byte order mark. No term needs escaping: it begins with a letter or digit and holds no quote. */
export function writeDemandCsv(sums: readonly DemandSum[], language: Language): string {
  const { headings, separator } = words[language]
  const rows = sums.map((sum) => [
    isNumberTerm(sum.term) ? sum.term.toUpperCase() : sum.term,
    sum.total,
    ...demandKinds.map((kind) => sum[kind]),
    languages
      .filter((one) => sum[one] > 0)
      .join(" ")
      .toUpperCase(),
  ])
  const line = (cells: readonly (string | number)[]) => cells.map((cell) => `"${cell}"`).join(separator)
  return `\ufeff${[headings, ...rows].map(line).join("\r\n")}\r\n`
}
