import { type Language, languages } from "#contract/language.ts"
import type { TextPageLink } from "#contract/text-page-constants.ts"
import type { PublicTexts } from "#app/i18n/public-texts.ts"
import { productDescription } from "#app/i18n/product-description.ts"
import { isPower } from "./power.ts"
import type { Values } from "../editor/edit-state.ts"

/** What a page tells search engines by default. */
export interface AutomaticText {
  title: string
  description: string
}

type Words = Pick<PublicTexts, "careers" | "company" | "contact" | "home" | "pages" | "partList">

const pageTexts = import.meta.glob<Partial<Words>>("/app/i18n/{careers,company,home,pages}/??.ts", { eager: true })
// Contact and part list come in the file that pages load: imported at once, it would become two.
const frameTexts = import.meta.glob<Partial<Words>>("/app/i18n/frame.??.ts", { import: "frameTexts" })

async function readWords(language: Language): Promise<Partial<Words>> {
  const dictionaries = Object.entries(pageTexts).filter(([path]) => path.endsWith(`/${language}.ts`))
  return Object.assign(
    {},
    ...dictionaries.map(([, texts]) => texts),
    await frameTexts[`/app/i18n/frame.${language}.ts`]?.(),
  ) as Partial<Words>
}

const words = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await readWords(language)])),
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

export function automaticProduct(values: Values, language: Language, company: string): AutomaticText {
  const { [`title_${language}`]: title = "", [`type_${language}`]: type = "", power = "" } = values
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

/** Returns the texts of a page that has none of its own; on the home page its heading is no title. */
export function automaticPage(link: TextPageLink, values: Values, language: Language, name: string): AutomaticText {
  const usual = usualTexts(link, language, name)
  if (link === "home") return { ...usual, description: shown(values, "subtitle", language) }
  return { ...usual, title: values[`title_${language}`] || usual.title }
}

function usualTexts(link: TextPageLink, language: Language, name: string): AutomaticText {
  const { careers, company, contact, home, pages } = words[language]
  switch (link) {
    case "home":
      return { title: home.title, description: "" }
    case "spare-parts":
      return pages.spareParts
    case "partners":
      return company.partners
    case "imprint":
      return { title: company.imprint.title, description: company.imprint.description(name) }
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
