import { type Language, languages } from "#contract/language.ts"
import { type LocalizedColumns, fallback, mapLanguages } from "#contract/localized.ts"
import { foldNumber } from "#contract/number-reader/fold-number.ts"
import { naturalKey, shownOrder } from "./fold.ts"
import { numberTrigrams } from "#server/db/number-trigrams.ts"
import { type Vocabulary, wordsKey } from "./words-key.ts"

type Descriptions = LocalizedColumns<"description">

/** Where words are noted that are new to the languages whose pages show them. */
export type VocabularyOf = (shownIn: readonly Language[]) => Vocabulary

/** All folded columns of a part; words that are new to a vocabulary are noted there. */
export function searchKeys(
  part: { partnumber: string; subst_part: string } & Descriptions,
  vocabularyOf?: VocabularyOf,
) {
  const keys = indexKeys(part, vocabularyOf)
  const segments = { number_pieces: numberTrigrams(keys.number_key), subst_pieces: numberTrigrams(keys.subst_key) }
  return { ...keys, ...segments, ...shownOrder(part) }
}

/** The folded columns by which a part is found; the words of a language are those that its pages show. */
function indexKeys(part: { partnumber: string; subst_part: string } & Descriptions, vocabularyOf?: VocabularyOf) {
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
  return {
    sort_key: naturalKey(part.partnumber),
    number_key: foldNumber(part.partnumber),
    subst_key: foldNumber(part.subst_part),
    ...mapLanguages("words", words),
  }
}
