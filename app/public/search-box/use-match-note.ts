import type { SearchItem } from "#contract/search.ts"
import { useTexts } from "../../i18n/texts.tsx"

/** Returns why a hit was found when its number or text does not show it; otherwise undefined. */
export function useMatchNote({ match, replaces, found_lang }: SearchItem): string | undefined {
  const { search } = useTexts()
  if (replaces) return search.current(replaces)
  if (match === "ignoring_punctuation") return search.ignoring
  if (match === "word_form") return search.wordForm
  if (match === "similar") return search.similar
  if (match === "other_language") return found_lang ? search.foundIn[found_lang] : search.otherLanguage
  return undefined
}
