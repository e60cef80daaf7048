import { type Language, languages } from "#contract/language.ts"

/** Returns the exports of all files of a glob as one dictionary. */
export const joinTexts = <Texts extends object>(files: Record<string, Partial<Texts>>): Texts =>
  Object.assign({}, ...Object.values(files)) as Texts

/** Same as `joinTexts` for each language, which the files are called by: "./desk/de.ts". */
export function textsByLanguage<Texts extends object>(files: Record<string, Partial<Texts>>): Record<Language, Texts> {
  const dictionaries = languages.map((language) => {
    const ofLanguage = Object.entries(files).filter(([name]) => name.endsWith(`/${language}.ts`))
    if (ofLanguage.length === 0) throw new Error(`A dictionary is missing in ${language}`)
    return [language, joinTexts<Texts>(Object.fromEntries(ofLanguage))]
  })
  return Object.fromEntries(dictionaries) as Record<Language, Texts>
}
