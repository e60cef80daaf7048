import { data } from "react-router"
import { type Language, defaultLanguage, isLanguage } from "#contract/language.ts"

/** The language that an address names; another first segment is no language, so the address is unknown: 404. */
export function readLanguage(params: { lang?: string | undefined }): Language {
  if (params.lang === undefined) return defaultLanguage
  if (!isLanguage(params.lang) || params.lang === defaultLanguage) throw notFound()
  return params.lang
}

/** A record's id as it stands in an address: digits without leading zero; else 404. */
export function readId(value: string): number {
  if (!/^[1-9]\d{0,8}$/u.test(value)) throw notFound()
  return Number(value)
}

export const notFound = () => data(null, { status: 404, statusText: "Not Found" })
