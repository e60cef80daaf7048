import { type Language, defaultLanguage } from "./language.ts"

/** Country of the company (ISO 3166-1), shown to readers of other languages. */
const companyCountry = "DE"

/** Returns the company's address for readers of a language, with the country for those abroad. */
export function localAddress(address: string, language: Language): string {
  if (address === "" || language === defaultLanguage) return address
  const country = new Intl.DisplayNames([language], { type: "region" }).of(companyCountry) ?? ""
  return address.includes(country) ? address : `${address}, ${country}`
}

/** Returns the web addresses in a text, separated by white space; adds a missing "https://". */
export const webAddressesIn = (text: string): string[] =>
  text
    .split(/[,;]?\s+/u)
    .filter((address) => address !== "")
    .map((address) => (/^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[/?]|$)/u.test(address) ? `https://${address}` : address))
