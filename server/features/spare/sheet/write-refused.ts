import { writeXlsx } from "hucre/xlsx"
import type { Language } from "#contract/language.ts"
import type { SheetProblem } from "#contract/sheet.ts"
import { reasonHeadings } from "./columns.ts"
import type { ReadSheet } from "./read-sheet.ts"
import type { RefusedRow } from "./refused-row.ts"

type Reasons = Partial<Record<SheetProblem, string>>

// Problems of a whole sheet have no row to stand in.
const reasons: Record<Language, Reasons> = {
  de: {
    required: "Die Teilenummer fehlt.",
    too_long: "Der Text ist zu lang.",
    invalid_quantity: "Die Menge muss eine ganze Zahl ab 0 sein.",
    exponent_number:
      "Excel hat die Nummer als Zahl verkürzt. Die Zelle als Text formatieren und die Nummer neu eintragen.",
    duplicate_in_sheet: "Diese Teilenummer steht schon in einer anderen Zeile.",
    no_group: "Die Gruppe fehlt.",
    unknown_group: "Es gibt keine Gruppe mit diesem Namen oder dieser Nummer.",
    ambiguous_group: "Mehrere Gruppen heißen so. Statt des Namens eine der Nummern in Klammern eintragen.",
  },
  en: {
    required: "The part number is missing.",
    too_long: "The text is too long.",
    invalid_quantity: "The quantity must be a whole number of 0 or more.",
    exponent_number: "Excel shortened the number. Format the cell as text and enter the number again.",
    duplicate_in_sheet: "Another row has this part number already.",
    no_group: "The group is missing.",
    unknown_group: "There is no group of this name or number.",
    ambiguous_group: "Several groups have this name. Enter one of the numbers in brackets instead.",
  },
  ru: {
    required: "Не указан номер детали.",
    too_long: "Слишком длинный текст.",
    invalid_quantity: "Количество должно быть целым числом от 0.",
    exponent_number: "Excel сократил номер. Задайте ячейке текстовый формат и введите номер заново.",
    duplicate_in_sheet: "Этот номер детали уже есть в другой строке.",
    no_group: "Не указана группа.",
    unknown_group: "Нет группы с таким названием или номером.",
    ambiguous_group: "Так называются несколько групп. Укажите вместо названия один из номеров в скобках.",
  },
}
const rowWords: Record<Language, string> = { de: "Zeile", en: "Row", ru: "Строка" }

const text = { numFmt: "@" }
const marked = { fill: { type: "pattern", pattern: "solid", fgColor: { rgb: "FFC7CE" } } } as const

/**
 * Returns a workbook of the rows that an import refuses: headings and cells as they were, bad cells filled, and the reasons in a last
 * column that an import leaves out.
 */
export async function writeRefused(
  { columns, refused }: Pick<ReadSheet, "columns" | "refused">,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const widest = refused.map(({ values }) => values.length)
  const width = widest.reduce((most, one) => Math.max(most, one), columns.at(-1)?.number ?? 0)
  const headings = Array.from({ length: width }, (_, index) => headingAt(columns, index))
  const reasonOf = ({ row, bad }: RefusedRow) =>
    `${rowWords[language]} ${row}: ${bad.map((one) => reasonFor(one, language)).join(" ")}`
  const rows = refused.map((one) => [...padded(one.values, width), reasonOf(one)])
  const cells = refused.flatMap(({ values, bad }, index) =>
    bad.map(({ column }) => {
      const value = values[column] ?? ""
      // Excel shows an unformatted number as it was, and keeps what is typed over a text as text.
      const style = typeof value === "number" ? marked : { ...marked, ...text }
      return [`${index + 1},${column}`, { value, style }] as const
    }),
  )
  const sheet = {
    name: "Parts",
    columns: [...headings.map(() => ({ width: 22, style: text })), { width: 72, style: text }],
    rows: [[...headings, reasonHeadings[language]], ...rows],
    cells: new Map(cells),
    freezePane: { rows: 1 },
  }
  return new Uint8Array(await writeXlsx({ sheets: [sheet] }))
}

/** The reason in words; it names the ids of the groups that answer to one name, for one of them is to be entered. */
function reasonFor({ code, shown }: RefusedRow["bad"][number], language: Language): string {
  const reason = reasons[language][code] ?? code
  return code === "ambiguous_group" ? `${shown}: ${reason}` : reason
}

const headingAt = (columns: ReadSheet["columns"], index: number): string =>
  columns.find(({ number }) => number === index + 1)?.heading ?? ""

const padded = (values: RefusedRow["values"], width: number) =>
  Array.from({ length: width }, (_, index) => values[index] ?? "")
