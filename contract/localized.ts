import { type DefaultLanguage, type Language, defaultLanguage, languages } from "./language.ts"

/** One field per language: `title_de`, `title_en`, … */
export type Localized<Name extends string, Value> = { [Field in `${Name}_${Language}`]: Value }
/** Columns of texts that exist once per language. */
export type LocalizedColumns<Name extends string> = Localized<Name, string>

type LocalizedShape<Name extends string, First, Other> = {
  [Each in Language as `${Name}_${Each}`]: Each extends DefaultLanguage ? First : Other
}

/**
 * Returns one field per language with the same value, such as a schema; the default language may have a different one.
 */
export function localized<Name extends string, const First, const Other = First>(
  name: Name,
  first: First,
  other?: Other,
): LocalizedShape<Name, First, Other> {
  const fields = languages.map((language) => [
    `${name}_${language}`,
    language === defaultLanguage || other === undefined ? first : other,
  ])
  return Object.fromEntries(fields) as LocalizedShape<Name, First, Other>
}

export type PlainLocalized<Name extends string, Value> = {
  [Each in Language as Each extends DefaultLanguage ? Name : `${Name}_${Each}`]: Value
}

/** Returns one field per language with the same value; the default language's has no suffix: `footer_text`, `footer_text_en`, … */
export function plainLocalized<const Name extends string, const Value>(
  name: Name,
  value: Value,
): PlainLocalized<Name, Value> {
  const fields = languages.map((language) => [language === defaultLanguage ? name : `${name}_${language}`, value])
  return Object.fromEntries(fields) as PlainLocalized<Name, Value>
}

/** Returns one field per language with what is made for it. */
export function mapLanguages<const Name extends string, Value>(
  name: Name,
  make: (language: Language) => Value,
): Localized<Name, Value> {
  const fields: Partial<Record<string, Value>> = {}
  for (const language of languages) fields[`${name}_${language}`] = make(language)
  return fields as Localized<Name, Value>
}

/** Returns the names of a text's fields, one per language: "title_de", "title_en", … */
export const localizedNames = <const Name extends string>(name: Name): `${Name}_${Language}`[] =>
  languages.map((language) => `${name}_${language}` as const)

/** Returns the fields of some texts, without the record's others. */
export function pickLocalized<const Name extends string>(
  record: LocalizedColumns<Name>,
  ...names: Name[]
): LocalizedColumns<Name> {
  const fields = names.flatMap((name) => localizedNames(name))
  return Object.fromEntries(fields.map((field) => [field, record[field]])) as LocalizedColumns<Name>
}

export interface ShownText {
  text: string
  /** Language of the text. */
  lang: Language
}

/**
 * Returns a text in the requested language, else in the first of German, English and Russian that has one; "" in the
 * requested language when none has.
 */
export function fallback<Name extends string>(
  record: Localized<Name, string>,
  name: Name,
  language: Language,
): ShownText {
  const lang = [language, ...languages].find((candidate) => record[`${name}_${candidate}` as const] !== "") ?? language
  return { text: record[`${name}_${lang}` as const], lang }
}
