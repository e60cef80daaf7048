import { blankNoise } from "./blank-noise.ts"
import { type IsKnown, findNumbers } from "./find-numbers.ts"
import { digitGroups, parseQuantity, units } from "./parse-quantity.ts"

export interface LineReading {
  number: string
  quantity: number | null
  isUnclear: boolean
  position: string
}

interface Quantities {
  values: Set<number>
  isUnclear: boolean
}

const labels = "qty|quantity|q-ty|menge|anzahl|bedarf|stückzahl|кол-во|количество|кол\\.?"
const amount = `(${digitGroups})`
const apart = "(?<![\\p{L}\\p{N}.,])"
const timesBefore = new RegExp(`${apart}${amount}\\s*[x×*х]\\s*$`, "iu")
const timesBehind = new RegExp(`(?<![\\p{L}])[x×*х]\\s*${amount}(?![\\p{L}\\p{N}])`, "iu")
const withUnit = new RegExp(`${apart}${amount}\\s*(?:${units})(?![\\p{L}\\p{N}])`, "giu")
const withLabel = new RegExp(
  `(?<!\\p{L})(?:${labels}|${units})(?!\\p{L})[\\s.:=–-]*${amount}(?!\\s*(?:[x×*х]|[\\p{L}\\p{N}]))`,
  "giu",
)
const aloneBehind = new RegExp(`^[\\s:=,.;–—/(\\[-]*${amount}[\\s)\\].,;]*$`, "u")
const aloneBefore = new RegExp(`^[\\s–—•*-]*${amount}\\s*$`, "u")
const itemNumber = /^\s*(?:(?:pos|item|поз)\p{L}*\.?\s*(\d[\d.]{0,6})|(\d[\d.]{0,6}?)(?=\s*[.):]))[\s.):-]*/iu
const figure = /(?<![\p{L}\p{N}.,-])\d+(?:[.,]\d+)*(?![\p{L}\p{N}])/u
const betweenItems = /[,;|\t]| und | and | и /u

/** Reads a line without columns: its part numbers, the quantity of each where one is said, and the item number before it. */
export function readLine(line: string, isKnown: IsKnown): LineReading[] {
  const spans = findNumbers(line, isKnown)
  const gaps = [
    ...spans.map((span, at) => line.slice(spans[at - 1]?.end ?? 0, span.start)),
    line.slice(spans.at(-1)?.end),
  ]
  const first = gaps[0] ?? ""
  const item = spans.length > 0 ? itemNumber.exec(first) : null
  const position = item?.[1] ?? item?.[2] ?? ""
  const start = item ? first.slice(item[0].length) : first
  const areAhead = spans.length > 1 && read(start, "").values.size > 0 && read("", gaps.at(-1) ?? "").values.size === 0
  return spans.map(({ number }, at) => {
    const [before, behind] = [at === 0 ? start : (gaps[at] ?? ""), gaps[at + 1] ?? ""]
    const isLast = at === spans.length - 1
    const { values, isUnclear } = read(
      at === 0 ? before : areAhead ? before : behindSeparator(before),
      areAhead && !isLast ? "" : isLast ? behind : beforeSeparator(behind),
    )
    const [quantity = null] = values.size === 1 && !isUnclear ? values : []
    return {
      number,
      quantity,
      isUnclear: quantity === null && (isUnclear || values.size > 1),
      position: at === 0 ? position : "",
    }
  })
}

const beforeSeparator = (gap: string) => gap.slice(0, separatorAt(gap) ?? gap.length)
const behindSeparator = (gap: string) => gap.slice(separatorAt(gap) ?? gap.length)

const isBare = (text: string) => !/[\p{L}\p{N}]/u.test(text)

/** Where one item ends and the next begins; a comma between digits is none. */
function separatorAt(gap: string): number | null {
  const match = betweenItems.exec(gap.replace(/(?<=\d),(?=\d)/gu, "."))
  return match ? match.index : null
}

/** What is said of a quantity before and behind a number. */
function read(before: string, behind: string): Quantities {
  const values = new Set<number>()
  let isUnclear = false
  const note = (text: string | undefined) => {
    const quantity = text === undefined ? null : parseQuantity(text)
    if (quantity === null) isUnclear = true
    else values.add(quantity)
  }
  let [left, right] = [blankNoise(before), blankNoise(behind)]
  const take = (text: string, pattern: RegExp): string =>
    text.replace(pattern, (found: string, digits: string) => {
      note(digits)
      return " ".repeat(found.length)
    })
  left = take(left, timesBefore)
  right = take(right, timesBehind)
  for (const pattern of [withUnit, withLabel]) {
    left = take(left, pattern)
    right = take(right, pattern)
  }
  if (values.size > 0 || isUnclear) return { values, isUnclear }
  // A bare figure counts only where nothing else is said.
  const withLock = (isBare(right) || isBare(left)) && (aloneBehind.exec(right)?.[1] ?? aloneBefore.exec(left)?.[1])
  if (withLock) note(withLock)
  else if (figure.test(left) || figure.test(right)) isUnclear = true
  return { values, isUnclear }
}
