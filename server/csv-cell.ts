import { type Language, languageTable } from "#contract/language.ts"
import { guardFormula } from "#server/csv/formula-guard.ts"

/** Returns a cell that spreadsheets do not evaluate, quoted by RFC 4180. */
export const csvCell = (value: string): string => `"${guardFormula(value).replaceAll('"', '""')}"`

/** Returns a line of CSV with the separator of a language's Excel. */
export const csvLine = (cells: readonly string[], language: Language): string =>
  `${cells.map(csvCell).join(languageTable[language].separator)}\r\n`

/** Returns rows as CSV, which begins with a byte order mark so that Excel reads it as UTF-8. */
export const csvFile = (rows: readonly (readonly string[])[], language: Language): string =>
  `\ufeff${rows.map((row) => csvLine(row, language)).join("")}`
