import { type Language, languages } from "#contract/language.ts"
import { type LocalizedColumns, fallback, mapLanguages } from "#contract/localized.ts"
import { foldNumber } from "#contract/number-reader/fold-number.ts"
import { naturalKey, shownOrder } from "./fold.ts"
import { numberTrigrams } from "#server/db/number-trigrams.ts"
import { type Vocabulary, wordsKey } from "./words-key.ts"

type Descriptions = LocalizedColumns<"description">

/** Collects words that are new to the languages whose pages show them. */
export type VocabularyOf = (shownIn: readonly Language[]) => Vocabulary

/** All folded columns of a part, the words of a language being those that its pages show; new words are noted in a vocabulary. */
export function searchKeys(
  part: { partnumber: string; subst_part: string } & Descriptions,
  vocabularyOf?: VocabularyOf,
) {
  const shown = mapLanguages("in", (language) => fallback(part, "description", language).lang)
  // A part that is described in one language only shows it to all.
  const known = new Map<Language, string>()
  const words = (language: Language): string => {
    const own = shown[`in_${language}`]
    const shownIn = () => languages.filter((other) => shown[`in_${other}`] === own)
    const key = known.get(own) ?? wordsKey(part[`description_${own}`], vocabularyOf?.(shownIn()))
    known.set(own, key)
    return key
  }
  const [number_key, subst_key] = [foldNumber(part.partnumber), foldNumber(part.subst_part)]
  return {
    sort_key: naturalKey(part.partnumber),
    number_key,
    subst_key,
    number_pieces: numberTrigrams(number_key),
    subst_pieces: numberTrigrams(subst_key),
    ...mapLanguages("words", words),
    ...shownOrder(part),
  }
}
