import { foldNumber } from "#contract/number-reader/fold-number.ts"

// The same keys in three keyboard layouts, in the same order.
const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,."
const german = "qwertzuiopü+asdfghjklöäyxcvbnm,."
const russian = "йцукенгшщзхъфывапролджэячсмитьбю"
const switches = [
  [russian, latin],
  [russian, german],
  [latin, russian],
  [german, russian],
] as const

/** Returns a query as if it had been typed on the other keyboard layouts, without the query itself. */
export const otherLayouts = (query: string): string[] =>
  [...new Set(switches.map(([from, to]) => retype(query, from, to)))].filter((text) => text !== query.toLowerCase())

/** Replaces each character by the one that the same key has in the other layout. */
const retype = (text: string, from: string, to: string) =>
  text.toLowerCase().replace(/./gsu, (character) => to[from.indexOf(character)] ?? character)

// A Latin number that was dictated over the telephone and written down in Cyrillic.
const [letters, heard] = ["абвгдезийклмнопрстуфхцыэю", "abvgdezijklmnoprstufhcyeu"]
const phonetic = new Map(Array.from(letters, (letter, index) => [letter, heard.charAt(index)]))
phonetic.set("ш", "sh").set("я", "ya")

/** Returns other folded readings of a number: written down by ear in Cyrillic, or on another keyboard layout. */
export function otherSpellings(number: string): string[] {
  const byEar = (text: string) => text.toLowerCase().replace(/[а-я]/gu, (letter) => phonetic.get(letter) ?? letter)
  // Look-alike letters are already Latin in the folded number.
  const spellings = [byEar(foldNumber(number)), ...[byEar(number), ...otherLayouts(number)].map(foldNumber)]
  return [...new Set(spellings)].filter((key) => key !== foldNumber(number) && /^[a-z0-9]*\d[a-z0-9]*$/u.test(key))
}
