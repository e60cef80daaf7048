import { samePartKey } from "#contract/number-reader/same-part.ts"
import { foldNumber, foldSpelling, foldText, separators } from "#contract/number-reader/fold-number.ts"
import { looksLikeNumber } from "#contract/number-reader/number-shape.ts"
import { hasOtherDigits, readQuery } from "#contract/number-reader/read-numbers.ts"

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
  /^lt[a-z\d]{6}$/u,
  /^hr[ab]\d+$/u,
  // VAT numbers with other letters, or fewer digits.
  /^(?:atu\d{8}|(?:cz|dk|fi|hu|lu|mt|si)\d{8}|che\d{9}(?:tva|iva)?|cy\d{8}[a-z]|es[a-z\d]\d{7}[a-z\d])$/u,
  /^(?:fr[a-z\d]{2}\d{9}|ie\d[a-z\d]\d{5}[a-z]{1,2}|nl\d{9}b\d\d|(?:no)?\d{9}mva|ro\d{6,10})$/u,
  // British national insurance; German identity cards, which alternate more than "L31742P02".
  /^[a-z]{2}\d{6}[a-d]$/u,
  /^(?=(?:\p{L}+\d+){2}\p{L})[cfghjklmnprtvwxy][cfghjklmnprtvwxyz\d]{8}$/u,
]
/** Only with the punctuation that is usual for them: Spanish and Finnish identity numbers, bare references. */
const personalAsSpelled: readonly RegExp[] = [
  /^(?:[xyz]-?\d{7}|\d{8}|\d\d\.\d{3}\.\d{3})-?[a-z]$/u,
  /^(?:\d\d(?:0[1-9]|1[0-2])[0-3]\d|[0-3]\d(?:0[1-9]|1[0-2])\d\d)[-+a]\d{3}[a-z\d]$/u,
  /^(?=.*\d\p{L}+\d)[2-9a-hj-np-z]{6}$/u,
]
/** Reference of an inquiry, which identifies its sender, with any dash. */
const reference = new RegExp(`(?<![\\p{L}\\p{N}])lt[${separators}]*[a-z\\d]{6}(?![\\p{L}\\p{N}])`, "u")
/** A quantity without a space: "2xL31742P02", "L31742P02x3"; an "x" like the other letters belongs to the number. */
const attachedQuantity =
  /^\d{1,4}[x×*х](?=[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$)|(?<=^[^\p{Ll}]*\p{Lu}[^\p{Ll}\s]*)[x×*х]\d{1,4}$/u
/** Telephone numbers, with or without letters around them. */
const label = "(?:t|tel|f|fax|m|mob|ph|p|h|c|т|тел|м|моб|ф)"
const telephone = new RegExp(`^0\\d{5,}|^${label}(?:0\\d{3,}|\\d{7,})|\\d{10}|^\\d{6,}x\\d{1,5}$`, "u")
const date =
  /^\d{1,2}(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz]|янв|фев|мар|апр|мая|июн|июл|авг|сен|окт|ноя|дек)(?:\d\d){1,2}$/u

/** Returns what may be stored of a text: the part number that it is or contains, or its words; null for neither. */
export function readTerm(text: string): DemandTerm | null {
  if (text.normalize("NFKC").includes("@") || reference.test(foldSpelling(text)) || isPersonal(foldNumber(text)))
    return null
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

const isPersonal = (key: string) => telephone.test(key) || personal.some((pattern) => pattern.test(key))

const countDigits = (text: string) => text.replaceAll(/\D/gu, "").length

function numberTerm(text: string): string | null {
  const groups = text.trim().replace(attachedQuantity, "").split(/\s+/u)
  if (groups.length > 1 && !groups.every((group) => /\d/u.test(group))) return null
  const term = foldSpelling(samePartKey(groups.join("")))
  const key = foldNumber(term)
  if (term.length < shortestNumber || term.length > longestNumber || key.length < shortestNumber) return null
  if (!/^[a-zа-я\d][a-zа-я\d\-/._]*$/u.test(term) || !/\p{L}/u.test(key)) return null
  if (countDigits(key) < fewestDigits || !looksLikeNumber(term, true)) return null
  if (longRun.test(key) && !controlCard.test(key)) return null
  if (isPersonal(key) || [...personal, ...personalAsSpelled].some((pattern) => pattern.test(term))) return null
  return date.test(key) || hasOtherDigits(text) ? null : term
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
