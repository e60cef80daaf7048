import { type Language, languages } from "#contract/language.ts"

/** Returns dictionaries by their language, which their files are called by: "./desk/de.ts", "./public.de.ts". */
export function byLanguage<Texts>(files: Record<string, Texts>): Record<Language, Texts> {
  const found = languages.map((language) => {
    const path = Object.keys(files).find((name) => name.endsWith(`${language}.ts`))
    if (path === undefined) throw new Error(`A dictionary is missing in ${language}`)
    return [language, files[path]]
  })
  return Object.fromEntries(found) as Record<Language, Texts>
}
