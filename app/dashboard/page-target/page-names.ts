import { type Language, languages, localPath, prefixPattern } from "#contract/language.ts"
import type { SitePage } from "#contract/redirect.ts"
import type { DashboardTexts } from "#app/i18n/dashboard/dashboard-texts.ts"

type Texts = DashboardTexts["redirects"]

/** Returns the title of a page and its language: fixed pages use names of the dashboard, others their own titles. */
export function nameOfPage(
  texts: Texts,
  { path, titles }: SitePage,
  language: Language,
): { text: string; lang?: Language } {
  if (Object.hasOwn(texts.pages, path)) return { text: texts.pages[path as keyof Texts["pages"]] }
  const lang = [language, ...languages].find((code) => titles[code] !== undefined)
  return lang ? { text: titles[lang] ?? path, lang } : { text: path }
}

/** Returns the language of a path of this site. */
export const languageOfPath = (path: string): Language => {
  const prefix = prefixPattern.exec(path)?.[0].slice(1)
  return languages.find((code) => code === prefix) ?? "de"
}

/** Returns the path of a page in a language; a product has one record per language. */
export function pathOfPage(page: SitePage, language: Language): string {
  const onlyLanguage = page.kind === "product" ? languages.find((code) => page.titles[code] !== undefined) : undefined
  return localPath(onlyLanguage ?? language, page.path)
}

const maxOptions = 6

/** Returns the pages whose title or path contains a text; those whose title starts with it first. */
export function findPages(texts: Texts, pages: readonly SitePage[], text: string, language: Language): SitePage[] {
  const wanted = text.trim().toLowerCase()
  const named = pages.map((page) => ({
    page,
    names: [nameOfPage(texts, page, language).text, ...Object.values(page.titles)].map((name) => name.toLowerCase()),
  }))
  const matches = named.filter(
    ({ page, names }) => page.path.includes(wanted) || names.some((name) => name.includes(wanted)),
  )
  const first = matches.filter(({ names }) => names.some((name) => name.startsWith(wanted)))
  return [...new Set([...first, ...matches])].slice(0, maxOptions).map(({ page }) => page)
}
