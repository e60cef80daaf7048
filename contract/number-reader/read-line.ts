import { blankNoise } from "./blank-noise.ts"
import { type IsKnown, findNumbers } from "./find-numbers.ts"
import { withoutEndLabel } from "./number-shape.ts"
import {
  type DecimalSign,
  decimalSignOf,
  digitGroups,
  parseQuantity,
  pieceUnits,
  unitOf,
  units,
} from "./parse-quantity.ts"

export interface LineReading {
  number: string
  quantity: number | null
  /** Unit of the quantity, as written; empty without one. */
  unit: string
  isUnclear: boolean
  position: string
  /** What the line says besides: a description or a remark. */
  remark: string
}

interface Quantities {
  values: Set<number>
  unit: string
  isUnclear: boolean
  /** The texts without what was read as a quantity. */
  rest: string[]
}

const labels =
  "(?:qty|quantity)\\.?\\s+(?:req(?:uired|['’]?d)?|needed|ordered)|qty|quantity|q-ty|menge|anzahl|anz\\.?|bedarf|stückzahl|кол-во|количество|кол\\.?"
const amount = `(${digitGroups})`
// "17-20" is no quantity but a range.
const apart = "(?<![\\p{L}\\p{N}.,]|\\d[-/]|\\d\\s?[–—]\\s?)"
const noRange = "(?![-/]\\d|\\s?[–—]\\s?\\d)"
const timesBefore = new RegExp(`${apart}${amount}\\s*(?:[x×*х]|mal)[\\s)\\]]*$`, "iu")
const timesBehind = new RegExp(`(?<![\\p{L}])[x×*х]\\s*${amount}(?![\\p{L}\\p{N}])${noRange}`, "iu")
const withUnit = new RegExp(`${apart}${amount}\\s*(?:${units})(?![\\p{L}\\p{N}])`, "giu")
const withLabel = new RegExp(
  `(?<!\\p{L})(?:${labels}|${pieceUnits})(?!\\p{L})[\\s.:=(–-]*${amount}(?!\\s*(?:[x×*х]|[\\p{L}\\p{N}]))${noRange}`,
  "giu",
)
/** A quantity in words is asked for. */
const inWords = new RegExp(
  `(?<!\\p{L})(?:eine?n?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|one|two|three|four|five|six|seven|eight|nine|ten|twelve|один|одн[ау]|два|две|три|четыре|пять|шесть|семь|восемь|девять|десять)\\s+(?:${units})(?!\\p{L})`,
  "iu",
)
/** "2 bis 4", "4 + 2 Stück", "10 VE à 5 Stück": ranges, sums and multiples are asked for. */
const severalAmounts = new RegExp(
  `(?<![\\p{L}\\p{N}])[x×*х]?\\d+\\s*(?:(?:bis|oder|bzw\\.?|or|to|или|до|…|\\.{2,3})\\s*\\d|(?:und|and|и|mal|\\+|\\p{L}+\\.?\\s*(?:à|je|of|по))\\s*\\d+\\s*(?:${units})(?!\\p{L}))`,
  "iu",
)
const aloneBehind = new RegExp(`^[\\s:=,.;–—/(\\[>→-]*${amount}(?:\\s*[x×*х])?[\\s)\\].,;]*$`, "iu")
const aloneBefore = new RegExp(`^[\\s–—•*-]*${amount}\\s*$`, "u")
/** "Pos. 10", "10)", "00010". */
const itemNumber = new RegExp(
  `^\\s*(?:(?:pos|item|поз)\\p{L}*\\.?\\s*(\\d[\\d.]{0,6})|(\\d[\\d.]{0,6}?)(?=\\s*[.):])|(0\\d{2,5})(?!\\S|\\s*(?:[x×*х]|${units})(?!\\p{L})))[\\s.):-]*`,
  "iu",
)
const figure = /(?<![\p{L}\p{N}.,-])\d+(?:[.,]\d+)*(?:\s*[x×*х])?(?![\p{L}\p{N}])/iu
const betweenItems = /[,;|\t]| (?:und|sowie|and|и|[/+&]) /gu
/** "Klasse 2 x 3", "Lager: 4", "x -4": a size, a bearing or a quantity; "M8 x 20" is a size. */
const doubtful = /(?:(?<![\p{L}\p{N}.,])\d[\d.,]*\s*[x×*х]|(?<!\d):|[x×*х]\s*[-−])\s*\d{1,5}[\s).,;]*$/iu
/** "Stufe 2 Satz" is the set of a stage, or two sets. */
const doubtfulUnit = new RegExp(`(?:[2-9]|\\d\\d)\\s*(?:${units}|[x×*х])[\\s).,;]*$`, "iu")
const timesAtEnd = /\d\s*[x×*х][\s).,;]*$/iu

/** Reads a line without columns: its part numbers, their quantities and item numbers. */
export function readLine(line: string, isKnown: IsKnown): LineReading[] {
  const spans = findNumbers(line, isKnown)
  const gaps = [
    ...spans.map((span, at) => line.slice(spans[at - 1]?.end ?? 0, span.start)),
    line.slice(spans.at(-1)?.end),
  ]
  const first = gaps[0] ?? ""
  const item = spans.length > 0 ? itemNumber.exec(first) : null
  const position = item?.[1] ?? item?.[2] ?? item?.[3] ?? ""
  const start = item ? first.slice(item[0].length) : first
  const isTimesBehind = timesAtEnd.test(gaps.at(-1) ?? "")
  const areAhead = spans.length > 1 && read(start, "").values.size > 0 && read("", gaps.at(-1) ?? "").values.size === 0
  const items = spans.map(({ number, mayEndInQuantity }, at) => {
    const [before, behind] = [at === 0 ? start : (gaps[at] ?? ""), gaps[at + 1] ?? ""]
    const isLast = at === spans.length - 1
    const { values, unit, isUnclear, rest } = read(
      at === 0 || areAhead ? before : before.slice(itemStart(before, isTimesBehind)),
      isLast ? behind : areAhead ? "" : behind.slice(0, itemStart(behind, isTimesBehind)),
    )
    const [quantity = null] = values.size === 1 && !isUnclear ? values : []
    return {
      number,
      quantity,
      unit: quantity === null ? "" : unit,
      isUnclear: quantity === null && (isUnclear || values.size > 1 || mayEndInQuantity),
      position: at === 0 ? position : "",
      remark: rest.map(tidyRemark).filter(Boolean).join(" "),
    }
  })
  // In "je 2 Stück", or where a model looks like a part number, one quantity may belong to several numbers.
  const isSaid = items.some(({ quantity, isUnclear }) => quantity !== null || isUnclear)
  return items.map((item) => ({ ...item, isUnclear: item.isUnclear || (isSaid && item.quantity === null) }))
}

/** Returns whether a line that holds no number says a quantity, which may be that of other lines. */
export const saysQuantity = (line: string): boolean => read("", line).values.size > 0

/** Removes separators, empty brackets and labels of the number around what is left of a line. */
export const tidyRemark = (text: string): string =>
  withoutEndLabel(text)
    .replaceAll(/\(\s*\)|\[\s*\]/gu, " ")
    .replaceAll(/([,;:])(?:\s*[,;])+/gu, "$1")
    .replaceAll(/\s+/gu, " ")
    .replace(/^[\s,;:=|/–—→>•*.)\]-]+/u, "")
    .replace(/[\s,;:=|/–—→•*([-]+$/u, "")

const isBare = (text: string) => !/[\p{L}\p{N}]/u.test(text)

/**
 * Returns where in a gap between two numbers the second item begins: at the last separator, of which a comma between digits is none;
 * without one at its end, or at its start where it is "3 x" and quantities are not written behind.
 */
function itemStart(gap: string, isTimesBehind: boolean): number {
  const separator = [...gap.replace(/(?<=\d),(?=\d)/gu, ".").matchAll(betweenItems)].at(-1)
  if (separator) return separator.index
  return timesBefore.test(gap) && !isTimesBehind ? 0 : gap.length
}

const readable = (text: string) =>
  blankNoise(text.replace(/[０-９]/gu, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0)))

/** "x4", "- 4 шт.", "Menge: 4": nothing but a quantity, with at least one word or sign that says so. */
const onlyQuantity = new RegExp(
  `^(?=.*[\\p{L}×*])(?:[^\\p{L}]|(?<!\\p{L})(?:[xх]|${labels}|${units})(?!\\p{L}))+$`,
  "iu",
)

/** Returns the quantity in a cell, written as a figure or as on a line; null for an ambiguous one and for other text. */
export function quantityOfCell(cell: string, sign: DecimalSign): number | null {
  const quantity = parseQuantity(cell, sign)
  if (quantity !== null || !onlyQuantity.test(cell)) return quantity
  const { values, isUnclear } = read("", cell, sign)
  return values.size === 1 && !isUnclear ? ([...values][0] ?? null) : null
}

/** Returns whether a cell beside an empty quantity may be the quantity: on a line it would be read or asked for. */
export function maySayQuantity(cell: string): boolean {
  const { values, isUnclear } = read("", cell)
  return values.size > 0 || isUnclear
}

/** A quantity is searched for within this many characters of its number. */
const farthest = 500

/** Reads the quantities before and after a number. */
function read(before: string, behind: string, sign?: DecimalSign): Quantities {
  const reading = readNear(before.slice(-farthest), behind.slice(0, farthest), sign)
  if (before.length <= farthest && behind.length <= farthest) return reading
  const [left = "", right = ""] = reading.rest
  return { ...reading, rest: [before.slice(0, -farthest) + left, right + behind.slice(farthest)] }
}

function readNear(before: string, behind: string, sign = decimalSignOf(before + behind)): Quantities {
  const values = new Set<number>()
  let unit = ""
  let isUnclear = false
  const note = (text: string | undefined) => {
    const quantity = text === undefined ? null : parseQuantity(text, sign)
    if (quantity === null) isUnclear = true
    else values.add(quantity)
  }
  const said = [readable(before), readable(behind)]
  let [left = "", right = ""] = said
  // An unclear quantity stays as it is written. Noise such as dates is blank in `said` too, which is as long as the text.
  const rest = () =>
    isUnclear
      ? [before, behind]
      : [
          [before, left, said[0]],
          [behind, right, said[1]],
        ].map(([text = "", blanked = "", whole = ""]) =>
          text.replace(/[^]/g, (character, at: number) => (blanked[at] === whole[at] ? character : " ")),
        )
  const blankQuantities = (text: string, pattern: RegExp): string =>
    text.replace(pattern, (match: string, digits: string) => {
      note(digits)
      unit ||= unitOf(match)
      return " ".repeat(match.length)
    })
  left = blankQuantities(left, timesBefore)
  right = blankQuantities(right, timesBehind)
  for (const pattern of [withUnit, withLabel]) {
    left = blankQuantities(left, pattern)
    right = blankQuantities(right, pattern)
  }
  if (values.size > 0 || isUnclear) {
    isUnclear ||= said.some((text) => severalAmounts.test(text))
    return { values, unit, isUnclear, rest: rest() }
  }
  // A bare figure only counts where nothing else does.
  const isBeside = isBare(right) || isBare(left)
  const figureBehind = isBeside ? aloneBehind.exec(right)?.[1] : undefined
  const alone = figureBehind ?? (isBeside ? aloneBefore.exec(left)?.[1] : undefined)
  if (alone !== undefined) {
    // Two decimals without a unit are those of a price.
    note(/[.,]\d{2}$/u.test(alone) ? undefined : alone)
    return { values, unit, isUnclear, rest: figureBehind === undefined ? ["", behind] : [before, ""] }
  }
  isUnclear =
    [left, right].some((text) => figure.test(text) || inWords.test(text)) ||
    [before, behind].some((text) => doubtfulUnit.test(text)) ||
    doubtful.test(behind)
  return { values, unit, isUnclear, rest: [before, behind] }
}
