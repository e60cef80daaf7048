import type { SetAsideReason } from "#contract/sheet.ts"
import { type CellValue, isBlank, showCell } from "../workbook/cell-value.ts"
import { plain } from "./columns.ts"

const total =
  /^(?:(?:zwischen|gesamt|end|teil)?summen?|gesamt|(?:grand |sub ?)?totals?|sum|übertrag|итого|всего|промежуточный итог|общий итог)(?: (?:\p{L}+|[\d .,]+)){0,3}$/u
const page = /^(?:seite|blatt|page|sheet|стр|страница|лист)(?: \d+)(?: ?(?:von|of|из|\/)? ?\d+)?$/u
const rule = /^[\s\-_=–—─═*.|+]+$/u

/** Number column of what cannot be ordered, in an illustrated parts list: "NP", dashes, nothing. */
const noPart = /^(?:n\/?p|no number|-+)?$/iu

/**
 * Returns why a row of a sheet is no part: a total, the foot of a page, a line, headings repeated on a page, or the name
 * of a section, alone in its row; null for a part. `number` is the cell of the part number. A row of an illustrated parts
 * list without one is no part either.
 */
export function reasonToSetAside(
  values: readonly CellValue[],
  number: CellValue | undefined,
  headings: readonly string[],
  isIllustrated = false,
): SetAsideReason | null {
  const filled = values.filter((value) => !isBlank(value))
  const first = showCell(isBlank(number) ? filled[0] : number)
  // Most rows are parts, which are told by a glance.
  if (first.length > 60) return isIllustrated && isBlank(number) ? "no_part" : null
  if (filled.length > 1 && showCell(filled[0]) === headings.find(Boolean) && isRepeated(values, headings))
    return "headings"
  const words = plain(first)
  if (total.test(words) && (isBlank(number) || !/\d/u.test(words))) return "total"
  if (page.test(words)) return "page"
  if (filled.every((value) => rule.test(showCell(value)))) return "line"
  return isIllustrated && noPart.test(showCell(number).trim()) ? "no_part" : null
}

const isRepeated = (values: readonly CellValue[], headings: readonly string[]): boolean =>
  headings.every((heading, index) => plain(showCell(values[index])) === plain(heading))
