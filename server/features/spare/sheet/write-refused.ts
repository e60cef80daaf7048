import { writeXlsx } from "hucre/xlsx"
import type { Language } from "#contract/language.ts"
import type { RowProblem } from "#contract/sheet-constants.ts"
import { serverTexts } from "#server/i18n/server-texts.ts"
import { FormattedNumber } from "../workbook/cell-value.ts"
import type { RefusedRow } from "./refused-row.ts"
import type { ReadRows } from "./sheet-reading.ts"

const text = { numFmt: "@" }
const marked = { fill: { type: "pattern", pattern: "solid", fgColor: { rgb: "FFC7CE" } } } as const

/**
 * Returns a workbook of the rows an import rejects: original headings and cells, bad cells highlighted, and the reasons
 * in a last column that imports ignore.
 */
export async function writeRefused(
  { columns, refused }: Pick<ReadRows, "columns" | "refused">,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const widest = refused.map(({ values }) => values.length)
  const width = widest.reduce((most, length) => Math.max(most, length), columns.at(-1)?.number ?? 0)
  const headings = Array.from({ length: width }, (_, index) => headingAt(columns, index))
  const reasonOf = ({ row, bad }: RefusedRow) =>
    `${serverTexts[language].sheet.row} ${row}: ${bad.map((cell) => reasonFor(cell, language)).join(" ")}`
  const rows = refused.map((rejected) => [...padded(rejected.values, width).map(valueOf), reasonOf(rejected)])
  const cells = refused.flatMap(({ values, bad }, index) =>
    bad.map(({ column }) => {
      const value = values[column] ?? ""
      // A number stays as the sheet showed it, and what replaces a text stays a text.
      const format = value instanceof FormattedNumber ? { numFmt: value.format } : typeof value === "string" ? text : {}
      return [`${index + 1},${column}`, { value: valueOf(value), style: { ...marked, ...format } }] as const
    }),
  )
  const sheet = {
    name: "Parts",
    columns: [...headings.map(() => ({ width: 22, style: text })), { width: 72, style: text }],
    rows: [[...headings, serverTexts[language].sheet.reason], ...rows],
    cells: new Map(cells),
    freezePane: { rows: 1 },
  }
  return new Uint8Array(await writeXlsx({ sheets: [sheet] }))
}

/** Returns the reason in words, with the ids of an ambiguous group, one of which has to be entered. */
function reasonFor({ code, shown }: RefusedRow["bad"][number], language: Language): string {
  const reasons: Record<RowProblem, string> = serverTexts[language].sheet.reasons
  const reason = reasons[code]
  return code === "ambiguous_group" ? `${shown}: ${reason}` : reason
}

const headingAt = (columns: ReadRows["columns"], index: number): string =>
  columns.find(({ number }) => number === index + 1)?.heading ?? ""

const valueOf = (value: RefusedRow["values"][number]): string | number =>
  value instanceof FormattedNumber ? value.value : value

const padded = (values: RefusedRow["values"], width: number) =>
  Array.from({ length: width }, (_, index) => values[index] ?? "")
