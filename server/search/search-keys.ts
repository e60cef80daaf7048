import { type Language, languages } from "#contract/language.ts"
import { type LocalizedColumns, fallback, mapLanguages } from "#contract/localized.ts"
import { foldNumber, foldText } from "#contract/number-reader/fold-number.ts"
import { naturalKey } from "./fold.ts"
import { numberTrigrams } from "#server/db/number-trigrams.ts"
import { type Vocabulary, wordsKey } from "./words-key.ts"

type Descriptions = LocalizedColumns<"description">

/** Collects words that are new to the languages whose pages show them. */
export type VocabularyOf = (shownIn: readonly Language[]) => Vocabulary

/** Descriptions that agree up to this length are ordered by number. */
const orderLength = 60

/**
 * Returns all folded columns of a part: the keys of its numbers, and by language the words and the order of the
 * description that its pages show. New words are noted in a vocabulary.
 */
export function searchKeys(
  part: { partnumber: string; subst_part: string } & Descriptions,
  vocabularyOf?: VocabularyOf,
) {
  const shown = mapLanguages("in", (language) => fallback(part, "description", language).lang)
  // A part that is described in one language only shows it to all.
  const folded = new Map<Language, { words: string; order: string }>()
  for (const own of languages) {
    const shownIn = languages.filter((language) => shown[`in_${language}`] === own)
    if (shownIn.length === 0) continue
    const text = foldText(part[`description_${own}`])
    folded.set(own, { words: wordsKey(text, vocabularyOf?.(shownIn)), order: text.slice(0, orderLength) })
  }
  const [number_key, subst_key] = [foldNumber(part.partnumber), foldNumber(part.subst_part)]
  return {
    sort_key: naturalKey(part.partnumber),
    number_key,
    subst_key,
    number_pieces: numberTrigrams(number_key),
    subst_pieces: numberTrigrams(subst_key),
    ...mapLanguages("words", (language) => folded.get(shown[`in_${language}`])?.words ?? ""),
    ...mapLanguages("order", (language) => folded.get(shown[`in_${language}`])?.order ?? ""),
  }
}
