import { type LoaderFunctionArgs, data, redirect } from "react-router"
import { type Language, defaultLanguage, isLanguage, localPath } from "#contract/language.ts"
import { readRecordName } from "#contract/page-address.ts"
import { appContextKey } from "#server/app-context-key.ts"

type RequestArgs = Pick<LoaderFunctionArgs, "context" | "params" | "request">

/** Returns what loaders need of a request for a page; throws 404 for an unknown language. */
export function readRequest({ context, params, request }: RequestArgs) {
  const app = context.get(appContextKey)
  return { app, db: app.db, language: readLanguage(params), query: new URL(request.url).searchParams }
}

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
