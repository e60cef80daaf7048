import { type Language, languages } from "#contract/language.ts"
import { type LocalizedColumns, fallback, mapLanguages } from "#contract/localized.ts"
import { foldNumber, foldText } from "#contract/number-reader/fold-number.ts"
import { naturalKey } from "./fold.ts"
import { numberTrigrams } from "#server/db/number-trigrams.ts"
import { type Vocabulary, wordsKey } from "./words-key.ts"

type Descriptions = LocalizedColumns<"description">

/** Returns the vocabulary of the languages whose pages show a text. */
export type VocabularyOf = (shownIn: readonly Language[]) => Vocabulary

/** Descriptions are ordered by this many characters, then by number. */
const orderLength = 60

/**
 * Returns the folded columns of a part, which search and lists read: keys of its numbers, and by language the words and
 * the sort key of the description that its pages show. New words are added to a vocabulary.
 */
export function searchKeys(
  part: { partnumber: string; subst_part: string } & Descriptions,
  vocabularyOf?: VocabularyOf,
) {
  const shown = mapLanguages("in", (language) => fallback(part, "description", language).lang)
  // A description in one language only is shown in all.
  const folded = new Map<Language, { words: string; order: string }>()
  for (const described of languages) {
    const shownIn = languages.filter((language) => shown[`in_${language}`] === described)
    if (shownIn.length === 0) continue
    const text = foldText(part[`description_${described}`])
    folded.set(described, { words: wordsKey(text, vocabularyOf?.(shownIn)), order: text.slice(0, orderLength) })
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
