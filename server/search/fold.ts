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
/** Two descriptions that agree so far are ordered by their numbers. */
const orderLength = 60
const spellings: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ё: "е" }

/** What never counts between the signs of a number or a word: spaces, `- / . _`, other dashes, signs without width. */
const separators = "\\s\\-\u2010-\u2015\u2212/._\u00ad\u200b-\u200d\u2060\ufeff"
const runOfSeparators = new RegExp(`[${separators}]+`, "gu")
const gapBetweenWords = new RegExp(`([${separators}]+)`, "u")
/** Plain German, English and Russian text, letters of one sign each: nearly everything, and folded five times as fast. */
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

/** The words of a text and what stands between them: words at even places, gaps at odd ones. */
export function splitWords(value: string): string[] {
  return foldText(value).split(gapBetweenWords)
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

/** Whether two words of a text are one size or number, written with a space: "M8 x", "x 20", "12 mm", but not "Stufe 1". */
export function isOneSize(before: string, after: string): boolean {
  const short = (word: string) => /\d/u.test(word) || Array.from(word).length <= 2
  return short(before) && short(after) && (/\d$/u.test(before) || /^\d/u.test(after))
}

/** Orders numbers as a person would: L9 before L10. Runs of digits are prefixed by their length. */
export function naturalKey(value: string): string {
  return value
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\d+/gu, (digits) => {
      const significant = digits.replace(/^0+(?=\d)/u, "")
      return `${String(significant.length).padStart(3, "0")}${significant}`
    })
}

type Descriptions = Record<"description_de" | "description_en" | "description_ru", string>

/** By what a list of parts is ordered in each language: the description that is shown there, folded and cut. */
export function shownOrder({ description_de: de, description_en: en, description_ru: ru }: Descriptions) {
  const key = (...texts: string[]) => foldText(texts.find(Boolean) ?? "").slice(0, orderLength)
  return { order_de: key(de, en, ru), order_en: key(en, de, ru), order_ru: key(ru, de, en) }
}

/** Makes a term literal inside a LIKE pattern with `\` as escape character. */
export function escapeLike(term: string): string {
  return term.replace(/[\\%_]/gu, (sign) => `\\${sign}`)
}
