import { foldNumber } from "#contract/number-reader/fold-number.ts"

// The same keys in three layouts, in the order in which they lie.
const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,."
const german = "qwertzuiopü+asdfghjklöäyxcvbnm,."
const russian = "йцукенгшщзхъфывапролджэячсмитьбю"
const switches = [
  [russian, latin],
  [russian, german],
  [latin, russian],
  [german, russian],
] as const

/** What a query could have meant when it was typed with another keyboard layout switched on; without the query itself. */
export const otherLayouts = (query: string): string[] =>
  [...new Set(switches.map(([from, to]) => retype(query, from, to)))].filter((text) => text !== query.toLowerCase())

/** Every character that lies on a key of one layout becomes the character of that key in the other; the others stay. */
const retype = (text: string, from: string, to: string) =>
  text.toLowerCase().replace(/./gsu, (character) => to[from.indexOf(character)] ?? character)

// A number dictated over the telephone and written down by ear.
const [letters, heard] = ["абвгдезийклмнопрстуфхцыэю", "abvgdezijklmnoprstufhcyeu"]
const phonetic = new Map(Array.from(letters, (letter, at) => [letter, heard.charAt(at)]))
phonetic.set("ш", "sh").set("я", "ya")

/** Returns the folded forms of a number written with Cyrillic letters by ear, or on another keyboard layout. */
export function otherSpellings(number: string): string[] {
  const byEar = (text: string) => text.toLowerCase().replace(/[а-я]/gu, (letter) => phonetic.get(letter) ?? letter)
  // Look-alike letters are already Latin in the folded number.
  const spellings = [byEar(foldNumber(number)), ...[byEar(number), ...otherLayouts(number)].map(foldNumber)]
  return [...new Set(spellings)].filter((key) => key !== foldNumber(number) && /^[a-z0-9]*\d[a-z0-9]*$/u.test(key))
}
