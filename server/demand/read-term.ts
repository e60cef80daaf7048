import { blankNoise } from "#contract/number-reader/blank-noise.ts"
import { foldNumber, foldSpelling, foldText } from "#contract/number-reader/fold-number.ts"
import { looksLikeNumber } from "#contract/number-reader/number-shape.ts"
import { readQuery } from "#contract/number-reader/read-numbers.ts"

/** What may be stored of a request. All of `words`, folded, must occur in the catalogue. */
export type DemandTerm = { term: string; words: null } | { term: string; words: string[] }

const [shortestNumber, longestNumber, fewestDigits] = [4, 30, 3]
const [longestWords, maxWords, maxLooseDigits] = [60, 6, 3]

/** Adjacent letters: names have more of them than part numbers, except General Electric's control cards. */
const longRun = /\p{L}{4}/u
const controlCard = /^(?:(?:is|ds)\d{3,4}|531x\d{3})[a-z]{3,6}\d[a-z\d]{0,6}$/u

/** Spelled like a number but personal: postcodes, plates, names with a year, accounts. */
const personal: readonly RegExp[] = [
  /^\p{L}{1,3}-\d{4,6}$/u,
  /^\d{4}\p{L}{2}$/u,
  /^\p{L}\d\p{L}\d\p{L}\d$/u,
  /^\p{L}{1,2}\d[\p{L}\d]?\d\p{L}{2}$/u,
  /^\p{L}{1,3}[-.]\p{L}{1,2}[-.]?\d{1,4}[eh]?$/u,
  /^\p{L}\d{3}\p{L}{2}\d{2,3}$/u,
  /^\p{L}{2,3}[-._]?(?:19|20)\d\d$|^(?:19|20)\d\d[-._]?\p{L}{2,3}$/u,
  /^\p{L}{2}\d{9,}$/u,
]
/** Reference of an inquiry, which identifies its sender. */
const reference = /(?<![\p{L}\p{N}])lt[\s-]?[a-z\d]{6}(?![\p{L}\p{N}])/iu
/** Telephone numbers, with or without letters around them. */
const label = "(?:t|tel|f|fax|m|mob|ph|p|h|c|т|тел|м|моб|ф)"
const telephone = new RegExp(`^0\\d{5,}|^${label}(?:0\\d{3,}|\\d{7,})|\\d{10}|^\\d{6,}x\\d{1,5}$`, "u")
const date =
  /^\d{1,2}(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz]|янв|фев|мар|апр|мая|июн|июл|авг|сен|окт|ноя|дек)(?:\d\d){1,2}$/u

/** Returns what may be stored of a text: the part number that it is or contains, or its words; null for neither. */
export function readTerm(text: string): DemandTerm | null {
  if (text.normalize("NFKC").includes("@") || reference.test(text) || telephone.test(foldNumber(text))) return null
  const whole = numberTerm(text)
  if (whole !== null) return { term: whole, words: null }
  const { numbers } = readQuery(text)
  const [number = ""] = numbers
  // Other digits may only be a quantity: "T0511 123456" is not the part T0511.
  const isAlone = numbers.length === 1 && countDigits(text) - countDigits(number) <= maxLooseDigits
  const inside = isAlone ? numberTerm(number) : null
  return inside === null ? wordsTerm(text) : { term: inside, words: null }
}

/** Returns the key that all spellings of a term share. */
export const demandKey = (term: string): string => term.replaceAll(/[-/._]/gu, "")

/** Returns whether a stored term is a number. */
export const isNumberTerm = (term: string): boolean => numberTerm(term) === term

const countDigits = (text: string) => text.replaceAll(/\D/gu, "").length

function numberTerm(text: string): string | null {
  const groups = text.trim().split(/\s+/u)
  if (groups.length > 1 && !groups.every((group) => /\d/u.test(group))) return null
  const term = foldSpelling(groups.join(""))
    .replaceAll(/[\u2010-\u2015\u2212]/gu, "-")
    .replaceAll(/[\u00ad\u200b-\u200d\u2060\ufeff]/gu, "")
  const key = foldNumber(term)
  if (term.length < shortestNumber || term.length > longestNumber || key.length < shortestNumber) return null
  if (!/^[a-zа-я\d][a-zа-я\d\-/._]*$/u.test(term) || !/\p{L}/u.test(key)) return null
  if (countDigits(key) < fewestDigits || !looksLikeNumber(term, true)) return null
  if (longRun.test(key) && !controlCard.test(key)) return null
  if ([key, term].some((spelled) => personal.some((pattern) => pattern.test(spelled)))) return null
  return telephone.test(key) || date.test(key) || blankNoise(text) !== text ? null : term
}

function wordsTerm(text: string): DemandTerm | null {
  const words = text
    .normalize("NFC")
    .toLowerCase()
    .split(/[\s,;]+/u)
    .filter(Boolean)
  const term = words.join(" ")
  if (words.length === 0 || words.length > maxWords || term.length > longestWords) return null
  if (!words.every((word) => /^[\p{L}\p{M}\d](?:[\p{L}\p{M}\d]|[-/.](?=[\p{L}\d]))*$/u.test(word))) return null
  if (!words.some((word) => /\p{L}{3}/u.test(word))) return null
  const loose = words.filter((word) => !/\p{L}/u.test(word)).join("")
  if (countDigits(loose) > maxLooseDigits) return null
  return { term, words: [...new Set(words.map(foldText))] }
}
