import { type Language, defaultLanguage } from "./language.ts"

/** Where the company is (ISO 3166-1); its name is added for readers of other languages. */
const companyCountry = "DE"

/** Returns the company's address as it is written for readers of a language: abroad with the country. */
export function localAddress(address: string, language: Language): string {
  if (address === "" || language === defaultLanguage) return address
  const country = new Intl.DisplayNames([language], { type: "region" }).of(companyCountry) ?? ""
  return address.includes(country) ? address : `${address}, ${country}`
}
