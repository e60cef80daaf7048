// Cyrillic letters that look like Latin ones, indistinguishable in drawings and mails.
const lookAlikes: Record<string, string> = {
  а: "a",
  в: "b",
  с: "c",
  е: "e",
  н: "h",
  к: "k",
  м: "m",
  о: "o",
  р: "p",
  т: "t",
  х: "x",
  у: "y",
  і: "i",
  ѕ: "s",
  ј: "j",
}
const spellings: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ё: "е" }

/** Every dash that an office program writes for "-", for a character class; the hyphen bullet is no dash in Unicode. */
export const dashes = "\\p{Dash}\u2043"
/** Characters ignored within a number or word: spaces, `- / . _`, other dashes, invisible characters. */
export const separators = `\\s${dashes}/._\\p{Cf}`
const runOfSeparators = new RegExp(`[${separators}]+`, "gu")
/** Precomposed German, English and Russian text: the usual input, folded five times as fast. */
const plain = /^[ -~\u0410-\u044fÄÖÜäöüßЁё]*$/u
const plainSpellings: Record<string, string> = { ä: "a", ö: "o", ü: "u", ß: "ss", ё: "е" }

/**
 * Returns a part number without case, accents, spaces and `- / . _`, with Cyrillic look-alikes as Latin; keeps leading
 * zeros.
 */
export function foldNumber(value: string): string {
  return foldSpelling(value).replace(runOfSeparators, "")
}

/** Returns a part number with its punctuation, without case and accents, with look-alikes as Latin. */
export function foldSpelling(value: string): string {
  return foldText(value).replace(/[а-яіѕј]/gu, (letter) => lookAlikes[letter] ?? letter)
}

/** Same as `foldText`, without spaces and `- / . _`. */
export function foldWord(value: string): string {
  return foldText(value).replace(runOfSeparators, "")
}

/**
 * Returns a text for searching: without invisible characters, case, umlaut dots and accents; ß is ss, ё is е; й stays a separate letter; NUL,
 * which ends a text in the engines, is a space.
 */
export function foldText(value: string): string {
  if (plain.test(value))
    return value
      .toLowerCase()
      .replace(/[äöüßё]/gu, (letter) => plainSpellings[letter] ?? letter)
      .replace(/ {2,}/gu, " ")
      .trim()
  return value
    .replaceAll("\u0000", " ")
    .normalize("NFKC")
    .replace(/\p{Cf}+/gu, "")
    .toLowerCase()
    .replaceAll("й", "\u0001")
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replaceAll("\u0001", "й")
    .toLowerCase()
    .replace(/[ßæœøłđё]/gu, (letter) => spellings[letter] ?? letter)
    .replace(/\s+/gu, " ")
    .trim()
}
