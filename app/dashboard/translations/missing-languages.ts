import { type Language, languages } from "#contract/language.ts"

type Titles = Record<`title_${Language}` | `text_${Language}`, string>
type Descriptions = Record<`description_${Language}`, string>

const isBlank = (html: string): boolean => html.replaceAll(/<[^>]*>|&nbsp;|\s/gu, "") === ""

/** Returns the languages in which a group has no title, or no text although another language has one. */
export function missingTranslations(group: Titles): Language[] {
  const anyText = languages.some((language) => !isBlank(group[`text_${language}`]))
  return languages.filter(
    (language) => !group[`title_${language}`].trim() || (anyText && isBlank(group[`text_${language}`])),
  )
}

/** Returns a part's description in the reader's language, else German, English or any other. */
export function shownDescription(part: Descriptions, language: Language): { text: string; lang: Language } {
  const order = [language, ...languages.filter((other) => other !== language)]
  const lang = order.find((candidate) => part[`description_${candidate}`].trim()) ?? language
  return { text: part[`description_${lang}`], lang }
}
