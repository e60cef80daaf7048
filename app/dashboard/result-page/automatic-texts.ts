import { type Language, languages } from "#contract/language.ts"
import type { TextPageLink } from "#contract/text-page.ts"
import { careers as careersDe } from "#app/i18n/careers/de.ts"
import { careers as careersEn } from "#app/i18n/careers/en.ts"
import { careers as careersRu } from "#app/i18n/careers/ru.ts"
import { company as companyDe } from "#app/i18n/company/de.ts"
import { company as companyEn } from "#app/i18n/company/en.ts"
import { company as companyRu } from "#app/i18n/company/ru.ts"
import { contact as contactDe } from "#app/i18n/contact/de.ts"
import { contact as contactEn } from "#app/i18n/contact/en.ts"
import { contact as contactRu } from "#app/i18n/contact/ru.ts"
import { pages as pagesDe } from "#app/i18n/pages/de.ts"
import { pages as pagesEn } from "#app/i18n/pages/en.ts"
import { pages as pagesRu } from "#app/i18n/pages/ru.ts"
import { partList as partListDe } from "#app/i18n/part-list/de.ts"
import { partList as partListEn } from "#app/i18n/part-list/en.ts"
import { partList as partListRu } from "#app/i18n/part-list/ru.ts"
import { productDescription } from "#app/i18n/product-description.ts"
import { isPower } from "../product/power.ts"
import type { Values } from "../editor/edit-state.ts"

/** What a page says to search engines when nobody has written anything else. */
export interface AutomaticText {
  title: string
  description: string
}

const words = {
  de: { careers: careersDe, company: companyDe, contact: contactDe, pages: pagesDe, partList: partListDe },
  en: { careers: careersEn, company: companyEn, contact: contactEn, pages: pagesEn, partList: partListEn },
  ru: { careers: careersRu, company: companyRu, contact: contactRu, pages: pagesRu, partList: partListRu },
}

/** A text in the language, else in the first that has one, as the pages show it. */
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
