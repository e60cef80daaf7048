import { demandKinds } from "#contract/demand.ts"
import { type Language, languageTable, languages } from "#contract/language.ts"
import { isNumberTerm } from "#server/demand/read-term.ts"
import { serverTexts } from "#server/i18n/server-texts.ts"
import type { DemandSum } from "./store.ts"

/** Returns the terms as CSV in UTF-8 with a byte order mark. No term needs escaping: it begins with a letter or digit and holds no quote. */
export function writeDemandCsv(sums: readonly DemandSum[], language: Language): string {
  const headings = serverTexts[language].demand
  const rows = sums.map((sum) => [
    isNumberTerm(sum.term) ? sum.term.toUpperCase() : sum.term,
    sum.total,
    ...demandKinds.map((kind) => sum[kind]),
    languages
      .filter((one) => sum[one] > 0)
      .join(" ")
      .toUpperCase(),
  ])
  const line = (cells: readonly (string | number)[]) =>
    cells.map((cell) => `"${cell}"`).join(languageTable[language].separator)
  return `\ufeff${[headings, ...rows].map(line).join("\r\n")}\r\n`
}
