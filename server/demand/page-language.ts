import { type Language, defaultLanguage, isLanguage, prefixPattern } from "#contract/language.ts"

/** Returns the language of the page that sent an API call, by its Referer. */
export function pageLanguage(headers: Headers): Language {
  const page = URL.parse(headers.get("Referer") ?? "")
  const prefix = page && prefixPattern.exec(page.pathname)?.[0].replaceAll("/", "")
  return isLanguage(prefix) ? prefix : defaultLanguage
}
