import { foldNumber } from "#contract/number-reader/fold-number.ts"

// The same keys in three layouts, in the order in which they lie.
const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,."
const german = "qwertzuiopü+asdfghjklöäyxcvbnm,."
const russian = "йцукенгшщзхъфывапролджэячсмитьбю"

/** What a query could have meant when it was typed with another keyboard layout switched on; without the query itself. */
export function otherLayouts(query: string): string[] {
  const meant = [
    retype(query, russian, latin),
    retype(query, russian, german),
    retype(query, latin, russian),
    retype(query, german, russian),
  ]
  return [...new Set(meant)].filter((text) => text !== query.toLowerCase())
}

/** Every character that lies on a key of one layout becomes the character of that key in the other; the others stay. */
function retype(text: string, from: string, to: string): string {
  return text.toLowerCase().replace(/./gsu, (sign) => {
    const key = from.indexOf(sign)
    return key < 0 ? sign : (to[key] ?? sign)
  })
}

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
