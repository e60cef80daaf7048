import { type Language, languages } from "#contract/language.ts"
import type { TextPageLink } from "#contract/text-page.ts"
import type { PublicTexts } from "#app/i18n/public-texts.ts"
import { productDescription } from "#app/i18n/product-description.ts"
import { isPower } from "./power.ts"
import type { Values } from "../editor/edit-state.ts"

/** What a page tells search engines by default. */
export interface AutomaticText {
  title: string
  description: string
}

type Words = Pick<PublicTexts, "careers" | "company" | "contact" | "pages" | "partList">

const files = import.meta.glob<Partial<Words>>("/app/i18n/{careers,company,contact,pages,part-list}/??.ts", {
  eager: true,
})
const words = Object.fromEntries(
  languages.map((language) => {
    const dictionaries = Object.entries(files).filter(([path]) => path.endsWith(`/${language}.ts`))
    return [language, Object.assign({}, ...dictionaries.map(([, texts]) => texts))]
  }),
) as Record<Language, Words>

/** Returns a text in the language, else in the first that has one, as the pages do. */
const shown = (values: Values, name: string, language: Language): string =>
  [language, ...languages].map((code) => values[`${name}_${code}`] ?? "").find((text) => text !== "") ?? ""

export const automaticService = (values: Values, language: Language): AutomaticText => ({
  title: shown(values, "title", language),
  description: shown(values, "summary", language),
})

export function automaticSpare(values: Values, language: Language, parts: number): AutomaticText {
  const { partList } = words[language]
  const title = shown(values, "title", language)
  return { title: partList.pageTitle(title, 1), description: partList.description(title, parts) }
}

export function automaticProduct(
  { title = "", type = "", power = "" }: Values,
  language: Language,
  company: string,
): AutomaticText {
  const { product } = words[language].pages
  return {
    title,
    description: productDescription(
      product,
      language,
      { title, type, power: isPower(power) && power !== "" ? Number(power) : null },
      company,
    ),
  }
}

export function automaticPage(link: TextPageLink, language: Language, name: string): AutomaticText {
  const { careers, company, contact, pages } = words[language]
  switch (link) {
    case "careers":
      return careers
    case "contact":
      return { title: contact.pageTitle, description: contact.description(name) }
    case "privacy-policy":
      return company.privacy
    case "gas-turbina":
      return pages.gasTurbines
  }
}
