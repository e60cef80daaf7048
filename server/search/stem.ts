import { stemmer as english } from "@orama/stemmers/english"
import { stemmer as german } from "@orama/stemmers/german"
import { stemmer as russian } from "@orama/stemmers/russian"

export interface WordForm {
  /** The word without punctuation, with `ae` as `a` and so on, so that both spellings of an umlaut agree. */
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
export const isSameStem = (one: WordForm, other: WordForm): boolean =>
  one.stem === other.stem || one.englishStem === other.englishStem

/** Returns whether two words differ by one edit: replaced, added, removed or swapped characters. */
export function isOneEdit(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false
  let at = 0
  while (one[at] === other[at]) at++
  const [rest, otherRest] = [one.slice(at), other.slice(at)]
  if (rest === otherRest.slice(1) || rest.slice(1) === otherRest || rest.slice(1) === otherRest.slice(1)) return true
  return rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2)
}
