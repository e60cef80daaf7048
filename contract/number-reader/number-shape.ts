import { limits } from "../limits.ts"
import { foldNumber } from "./fold-number.ts"
import { withUnit } from "./parse-quantity.ts"

// Models, standards and measures have letters and digits, but are not ordered as parts. Folded: "гoct" ends in Latin.
const models =
  /^(?:(?:ge)?lm(?:1600|2500|5000|6000|9000)[\w+]{0,4}|pgt\d{1,3}\w?|sgt\d{3,5}\w?|pt10{2,3}|ms\d{4}\w{0,2}|gt\d{1,2}\w{0,2}|гt[дэ]\d{2,3}\w?|v[689]4[23](?:a\d?)?|\d[ef]a?\d{2}|frame\d\w?|gtu?\d{1,3}|\dha0\d|6b0\d|pg\d{4}\w{0,2}|rb211\w{0,4}|trent\d{2}|titan\d{3}|tm2500\w{0,2}|sgta\d{2}|гth\d{2}|hk\d{2}ct|пc90гп\d|ugt\d{4,5}|42crmo4|in7[13]8|ip\d{2})$/u
const standards = /^(?:iso|din|en|api|astm|asme|aisi|ansi|vdi|ped|гoct)\d+/u
const measures =
  /^[~≈±ø⌀]?\d+(?:[.,]\d+)?(?:mm|cm|m|km|kg|g|t|lb|v|kv|a|ma|hz|khz|kw|mw|w|bar|mbar|kpa|mpa|psi|°?[cf]|k|rpm|vdc|vac|eoh|oh|hrs|min|sec|s|h|l|ml|nm|kn|%|zoll|inch|in|x|м|мм|см|кг|г|в|кв|гц|квт|мвт|бар|атм|л|ч|мин)\.?$/iu
const threads = /^(?:m|dn|pn|g|r|sw|м|ду|ру|ø)\d{1,3}(?:[.,/]\d+)?(?:x\d+(?:[.,]\d+)?)*$/iu

/**
 * Returns whether a word unknown to the catalogue looks like a part number. Alone on its line it needs fewer digits.
 */
export function looksLikeNumber(word: string, isAlone = false): boolean {
  if (word.length > limits.partNumber || !/\p{N}/u.test(word)) return false
  const hasOnlySigns = !/[^\p{L}\p{N}\-/._+#*()]/u.test(word)
  // Most cells of a list are descriptions, which are not worth folding.
  if (!hasOnlySigns && /\p{L}/u.test(word)) return false
  const key = foldNumber(word)
  const digits = key.replace(/\D/gu, "").length
  if (key.length > limits.partNumber) return false
  // A year is no part unless the catalogue has it.
  if (/^(?:19|20)\d{2}$/u.test(word)) return false
  // "17Stk" and "125.50" are quantity and price.
  if (withUnit.test(word) || /^\d+\.\d{2}$/u.test(word)) return false
  if (digits === key.length) return /^[\d\-/. ]+$/u.test(word) && digits >= (isAlone ? 4 : 5) && digits <= 20
  if (/^\d+[.,]\d+$/u.test(word) || /^\d(?:[.,]\d+)?e[+-]?\d+$/iu.test(word)) return false
  if (/^[x×*х]\d{1,4}$/u.test(word)) return false
  if (models.test(key) || standards.test(key) || measures.test(word) || threads.test(word)) return false
  if (/^\d{1,3}-?(?:й|я|е|го|ой|ая|st|nd|rd|th|stufig|fach|teilig|er|s)$/iu.test(word)) return false
  return hasOnlySigns && digits >= 2 && key.length >= 4
}

/** Returns whether a word may be a part number at all, so that it is looked up. */
export const canBeNumber = (text: string): boolean => {
  if (text.length > limits.partNumber || !/\p{N}/u.test(text)) return false
  // Folding adds or removes no digit of plain text, and makes it no longer.
  if (/^[ -~]*$/u.test(text)) return true
  const key = foldNumber(text)
  return /\d/u.test(key) && key.length <= limits.partNumber
}

const labels =
  "p\\s*/\\s*n|pn|part\\s*-?\\s*(?:number|no|nr|#)|teile?\\s*-?\\s*(?:nr|nummer)|art(?:ikel)?\\.?\\s*-?\\s*(?:nr|no|nummer)|sach\\s*-?\\s*(?:nr|nummer)|ident\\s*-?\\s*(?:nr|nummer)|mat(?:erial)?\\.?\\s*-?\\s*(?:nr|no|nummer)|material(?=\\s*:)|mpn|oem|кат(?:\\.|алож\\p{L}*)?\\s*(?:№|номер)|арт(?:икул)?|парт\\s*-?\\s*номер|номер(?:\\s+детали)?|№|no|nr|#"
const labelBefore = new RegExp(`^(?:(?:(?:${labels})(?![\\p{L}\\p{N}])|[№#])[\\s.:=#№-]*)+`, "iu")
const labelInLine = new RegExp(`(?<![\\p{L}\\p{N}])(?:${labels})(?![\\p{L}\\p{N}])[\\s.:=#№]*$`, "iu")

// In characters. Without these bounds every word of a line would search all the text before it.
const longestLabel = 60
const longestLabelled = limits.partNumber + 4 * longestLabel

/** Returns a cell or word without quotes, brackets and labels such as "P/N:", "Teile-Nr.", "№". */
export function cleanNumber(text: string): string {
  if (text.length > longestLabelled) return text
  // Fast path: most cells are bare numbers, and no label ends with a digit.
  if (/^[\p{L}\p{N}]*\p{N}$/u.test(text)) return text
  const trim = (value: string) =>
    value
      .replace(/\p{Cf}+/gu, "")
      .replace(/^[\s"'`´‘’“”„‚«»([{<*•·:;,.=~–—-]+/u, "")
      .replace(/[\s"'`´‘’“”„‚«»)\]}>:;,.=!?–—-]+$/u, "")
  return trim(trim(text).replace(labelBefore, "")).replace(/\s+/gu, " ")
}

/** Returns whether the text before a word is a label of a part number. */
export const endsWithLabel = (before: string): boolean => labelInLine.test(before.slice(-longestLabel).trimEnd())

/** Returns a text without a label of a part number at its end. */
export const withoutEndLabel = (text: string): string => {
  const trimmed = text.trimEnd()
  return trimmed.slice(0, -longestLabel) + trimmed.slice(-longestLabel).replace(labelInLine, "")
}
