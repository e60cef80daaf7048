import { type Language, languages } from "#contract/language.ts"
import { foldNumber, isOneSize, naturalKey, shownOrder, splitWords } from "./fold.ts"

type Descriptions = Record<`description_${Language}`, string>

/** The language in which a part's description is shown to readers of `language`: its own, else German, English, Russian. */
export function shownLanguage(part: Descriptions, language: Language): Language {
  return [language, ...languages].find((candidate) => part[`description_${candidate}`]) ?? language
}

/** A word with a sign in it that is neither letter nor digit. */
const compound = /[^\p{L}\p{N}]/u

/** All folded columns of a part. */
export const searchKeys = (part: { partnumber: string; subst_part: string } & Descriptions) => ({
  ...indexKeys(part),
  ...shownOrder(part),
})

/** The folded columns by which a part is found; the words of a language are those that its pages show. */
export function indexKeys(part: { partnumber: string; subst_part: string } & Descriptions) {
  // A part that is described in one language only shows it to all.
  const known = new Map<Language, string>()
  const words = (language: Language): string => {
    const shown = shownLanguage(part, language)
    const key = known.get(shown) ?? wordsKey(part[`description_${shown}`])
    known.set(shown, key)
    return key
  }
  return {
    sort_key: naturalKey(part.partnumber),
    number_key: foldNumber(part.partnumber),
    subst_key: foldNumber(part.subst_part),
    words_de: words("de"),
    words_en: words("en"),
    words_ru: words("ru"),
  }
}

/**
 * The words of a text, each once, with two spaces in front so that its beginning can be looked for. Where more than a
 * space stands between them ("O-Ring"), or only the space of a size ("M8 x 20"), they stand there joined too.
 */
export function wordsKey(text: string): string {
  const pieces = splitWords(text)
  const words = new Set<string>()
  let joined = ""
  for (let index = 0; index < pieces.length; index += 2) {
    const word = pieces[index] ?? ""
    const gap = pieces[index - 1] ?? ""
    if (word === "") continue
    words.add(word)
    if (compound.test(word))
      for (const inner of word.matchAll(/(?<=[^\p{L}\p{N}])[\p{L}\p{N}].?/gu)) words.add(inner[0])
    const before = pieces[index - 2] ?? ""
    const joins = joined !== "" && (gap.trim() !== "" || isOneSize(before, word))
    if (!joins) words.add(joined)
    // "1-й" is looked for as 1й, which begins where the one letter stands.
    if (joins && Array.from(before).length === 1) words.add(before + (Array.from(word)[0] ?? ""))
    joined = joins ? joined + word : word
  }
  words.add(joined)
  words.delete("")
  return Array.from(words, (word) => `  ${word}`).join("")
}
