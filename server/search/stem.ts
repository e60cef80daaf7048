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
