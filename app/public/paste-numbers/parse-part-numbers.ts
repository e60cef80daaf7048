import { limits } from "#contract/limits.ts"

export interface WantedNumber {
  number: string
  quantity: number
}

export interface ParsedNumbers {
  wanted: WantedNumber[]
  /** How many numbers were too many for one inquiry. */
  left: number
}

const mostQuantity = 1_000_000
const times = "[x×*хX]"
const timesAlone = new RegExp(`^${times}$`, "iu")
const timesQuantity = new RegExp(`^${times}(\\d+)$`, "iu")
const quantityTimes = new RegExp(`^(\\d+)${times}$`, "iu")
const integer = /^\d+$/u

/**
 * Reads part numbers from pasted text: one a line, or separated by spaces, tabs, commas or semicolons. `number<TAB>3`, `number x 3`,
 * `3 x number` and `number 3` alone on a line give quantities; what stands twice is added up. Words without a digit are no part numbers.
 */
export function parsePartNumbers(text: string): ParsedNumbers {
  const quantities = new Map<string, WantedNumber>()
  for (const { number, quantity } of text.split(/[\r\n\u2028\u2029]+/u).flatMap(readLine)) {
    const key = number.toUpperCase()
    const before = quantities.get(key)
    quantities.set(key, { number: before?.number ?? number, quantity: clamp((before?.quantity ?? 0) + quantity) })
  }
  const all = [...quantities.values()]
  return { wanted: all.slice(0, limits.lookupNumbers), left: Math.max(0, all.length - limits.lookupNumbers) }
}

interface Token {
  text: string
  afterTab: boolean
}

function readLine(line: string): WantedNumber[] {
  const found: WantedNumber[] = []
  const tokens = tokensOf(line)
  let next: number | null = null
  for (let at = 0; at < tokens.length; at++) {
    const step = readStep(tokens, at, found.at(-1))
    if (step.skip !== undefined) at += step.skip
    if (step.quantity === undefined) {
      const number = tokens[at]?.text ?? ""
      if (isNumber(number)) found.push({ number, quantity: next ?? 1 })
      next = null
    } else if (step.ahead) next = step.quantity
    else {
      const last = found.at(-1)
      if (last) last.quantity = step.quantity
    }
  }
  return found
}

/** Whether a quantity stands at this token: of the number before it, or ahead of the one that follows; `skip` more tokens belong to it. */
function readStep(
  tokens: readonly Token[],
  at: number,
  last: WantedNumber | undefined,
): { quantity?: number; ahead?: boolean; skip?: number } {
  const { text = "", afterTab = false } = tokens[at] ?? {}
  const following = tokens[at + 1]?.text ?? ""
  const joined = timesQuantity.exec(text)
  if (last && joined) return { quantity: toQuantity(joined[1]) }
  if (last && timesAlone.test(text) && integer.test(following)) return { quantity: toQuantity(following), skip: 1 }
  if (!last && quantityTimes.test(text) && following) return { quantity: toQuantity(text.slice(0, -1)), ahead: true }
  if (!last && integer.test(text) && timesAlone.test(following) && tokens[at + 2])
    return { quantity: toQuantity(text), ahead: true, skip: 1 }
  const isLast = at === tokens.length - 1
  const isPlain = integer.test(text) && Number(text) <= mostQuantity
  if (last && isLast && isPlain && (afterTab || (tokens.length === 2 && /\D/u.test(last.number) && text.length <= 3)))
    return { quantity: toQuantity(text) }
  return {}
}

function tokensOf(line: string): Token[] {
  const tokens: Token[] = []
  for (const match of line.matchAll(/([\s,;]*)([^\s,;]+)/gu)) {
    const text = (match[2] ?? "").replace(/^["'„“”«»([:.]+|["'„“”«»)\]:.]+$/gu, "")
    if (text) tokens.push({ text, afterTab: (match[1] ?? "").includes("\t") })
  }
  return tokens
}

const isNumber = (text: string) => /\d/u.test(text) && text.length <= limits.partNumber

const toQuantity = (digits = "") => clamp(Number(digits))

const clamp = (quantity: number) => Math.min(mostQuantity, Math.max(1, quantity))
