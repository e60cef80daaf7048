import { type Language, languages } from "#contract/language.ts"

export interface TitleText {
  text: string
  /** Language of the text; absent without one. */
  lang: Language | undefined
}

/** Returns the text in the reader's language, else the first of German, English and Russian. */
export function firstFilled(texts: Readonly<Record<Language, string>>, language: Language): TitleText {
  const lang = [language, ...languages].find((candidate) => texts[candidate].trim() !== "")
  return lang === undefined ? { text: "", lang } : { text: texts[lang], lang }
}

/** Returns the title of a record in the reader's language, else in German, English or Russian. */
export const shownTitle = (record: Readonly<Record<`title_${Language}`, string>>, language: Language): TitleText =>
  firstFilled(
    Object.fromEntries(languages.map((code) => [code, record[`title_${code}`]])) as Record<Language, string>,
    language,
  )
