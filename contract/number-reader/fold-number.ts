// Cyrillic letters that look like Latin ones: on a drawing or in a mail nobody can tell them apart.
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

/** Characters that never count inside a number or a word: spaces, `- / . _`, other dashes, characters without width. */
export const separators = "\\s\\-\u2010-\u2015\u2212/._\u00ad\u200b-\u200d\u2060\ufeff"
const runOfSeparators = new RegExp(`[${separators}]+`, "gu")
/** Precomposed German, English and Russian text: nearly all input, and folded five times as fast. */
const plain = /^[ -~\u0410-\u044fÄÖÜäöüßЁё]*$/u
const plainSpellings: Record<string, string> = { ä: "a", ö: "o", ü: "u", ß: "ss", ё: "е" }

/** A part number without case, accents, spaces and `- / . _`, Cyrillic look-alikes as Latin; leading zeros stay. */
export function foldNumber(value: string): string {
  return foldSpelling(value).replace(runOfSeparators, "")
}

/** A part number as it is spelt, punctuation and all, but without case and accents and with look-alikes as Latin. */
export function foldSpelling(value: string): string {
  return foldText(value).replace(/[а-яіѕј]/gu, (letter) => lookAlikes[letter] ?? letter)
}

/** Text as `foldText` makes it, without spaces and `- / . _`. */
export function foldWord(value: string): string {
  return foldText(value).replace(runOfSeparators, "")
}

/** Text for searching: without case, umlaut dots and accents; ß is ss, ё is е; й stays a letter of its own; NUL, at which the engines end a text, is a space. */
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
