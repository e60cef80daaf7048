import { type Language, languages } from "#contract/language.ts"

type Texts<Name extends string> = Record<`${Name}_${Language}`, string>

export interface ChosenText {
  text: string
  /** Set when the text fell back to another language: goes to the element's `lang`. */
  lang: Language | undefined
}

/** `chooseText(service, "title", "ru")`: the Russian title, else the German, else the English one. */
export function chooseText<Name extends string>(record: Texts<Name>, name: Name, language: Language): ChosenText {
  const found = [language, ...languages].find((candidate) => record[`${name}_${candidate}`])
  return {
    text: found ? record[`${name}_${found}`] : "",
    lang: found === language ? undefined : found,
  }
}
