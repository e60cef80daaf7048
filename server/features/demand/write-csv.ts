import { demandKinds } from "#contract/demand-constants.ts"
import { type Language, languages } from "#contract/language.ts"
import { csvFile } from "#server/csv-cell.ts"
import { isNumberTerm } from "#server/demand/read-term.ts"
import { serverTexts } from "#server/i18n/server-texts.ts"
import type { DemandSum } from "./store.ts"

/** Returns the terms as CSV in UTF-8 with a byte order mark. */
export function writeDemandCsv(sums: readonly DemandSum[], language: Language): string {
  const headings = serverTexts[language].demand
  const rows = sums.map((sum) => [
    isNumberTerm(sum.term) ? sum.term.toUpperCase() : sum.term,
    String(sum.total),
    ...demandKinds.map((kind) => String(sum[kind])),
    languages
      .filter((language) => sum[language] > 0)
      .join(" ")
      .toUpperCase(),
  ])
  return csvFile([headings, ...rows], language)
}
