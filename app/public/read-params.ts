import { data, redirect } from "react-router"
import { type Language, defaultLanguage, isLanguage, localPath } from "#contract/language.ts"
import { readRecordName } from "#contract/page-address.ts"

/** The language that an address names; another first segment is no language, so the address is unknown: 404. */
export function readLanguage(params: { lang?: string | undefined }): Language {
  if (params.lang === undefined) return defaultLanguage
  if (!isLanguage(params.lang) || params.lang === defaultLanguage) throw notFound()
  return params.lang
}

/** The id of a record's page as it stands in an address, with or without words: digits without leading zero; else 404. */
export function readId(segment: string): number {
  const name = readRecordName(segment)
  if (!name) throw notFound()
  return name.id
}

/**
 * Moves an address with the wrong words to that of the record. One without words stays. Browsers ask again each time, so that a title that
 * is changed back never loops.
 */
export function checkWords(request: Request, segment: string, language: Language, path: string): void {
  if (readRecordName(segment)?.words === null || path.endsWith(`/${segment}`)) return
  const { search } = new URL(request.url)
  throw redirect(localPath(language, path) + search, { status: 308, headers: { "Cache-Control": "no-cache" } })
}

export const notFound = () => data(null, { status: 404, statusText: "Not Found" })
