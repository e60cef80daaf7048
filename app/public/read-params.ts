import { data, redirect } from "react-router"
import { type Language, defaultLanguage, isLanguage, localPath } from "#contract/language.ts"
import { readRecordName } from "#contract/page-address.ts"

/** Returns the language of a URL; throws 404 for another first segment. */
export function readLanguage(params: { lang?: string | undefined }): Language {
  if (params.lang === undefined) return defaultLanguage
  if (!isLanguage(params.lang) || params.lang === defaultLanguage) throw notFound()
  return params.lang
}

/**
 * Returns the record id in a URL segment, with or without words; throws 404 for anything but digits without leading
 * zero.
 */
export function readId(segment: string): number {
  const name = readRecordName(segment)
  if (!name) throw notFound()
  return name.id
}

/**
 * Redirects a URL with wrong words to the record's current one; one without words stays. Browsers revalidate, so that
 * reverting a title never loops.
 */
export function checkWords(request: Request, segment: string, language: Language, path: string): void {
  if (readRecordName(segment)?.words === null || path.endsWith(`/${segment}`)) return
  const { search } = new URL(request.url)
  throw redirect(localPath(language, path) + search, { status: 308, headers: { "Cache-Control": "no-cache" } })
}

export const notFound = () => data(null, { status: 404, statusText: "Not Found" })
