import { stemmer as english } from "@orama/stemmers/english"
import { stemmer as german } from "@orama/stemmers/german"
import { stemmer as russian } from "@orama/stemmers/russian"

export interface WordForm {
  /** The word without punctuation, with `ae` as `a` and so on: both spellings of an umlaut become one. */
  plain: string
  /** Stem by German or Russian rules, and by English ones. */
  stem: string
  englishStem: string
}

const isCyrillic = /[а-я]/u
/** Russian genitives drop or add a vowel: "форсунок", "форсунка"; "шпилек", "шпилька". */
const fleetingVowel = /(?<=[бвгджзклмнпрстфхцчшщ])[оеь](?=[кц]$)/u
/** Plurals that the German rules do not cover: "Schaufeln". */
const pluralAfterL = /(?<=el)n$/u

/** Returns the form by which a folded word is compared with others. */
export function formOf(word: string): WordForm {
  const bare = word.replace(/[^\p{L}\p{N}]+/gu, "")
  if (isCyrillic.test(bare)) {
    const stem = russian(bare).replace(fleetingVowel, "")
    return { plain: bare, stem, englishStem: stem }
  }
  const plain = bare.replace(/[aou]e/gu, (pair) => pair.charAt(0))
  return { plain, stem: german(plain.replace(pluralAfterL, "")), englishStem: english(bare) }
}

/** Returns whether two words are forms of one word. */
export const isSameStem = (first: WordForm, second: WordForm): boolean =>
  first.stem === second.stem || first.englishStem === second.englishStem

/** Returns whether two words differ by one edit: a replaced, added or removed character, or two swapped ones. */
export function isOneEdit(first: string, second: string): boolean {
  if (Math.abs(first.length - second.length) > 1 || first === second) return false
  let start = 0
  while (first[start] === second[start]) start++
  const [a, b] = [first.slice(start), second.slice(start)]
  if (a === b.slice(1) || a.slice(1) === b || a.slice(1) === b.slice(1)) return true
  return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
}
