import { defaultLanguage, isLanguage, languages, localPath } from "#contract/language.ts"
import { pathWithWords } from "#contract/page-address.ts"
import { type PagedKind, recordPaths } from "#contract/record-constants.ts"
import type { SitePage } from "#contract/redirect.ts"
import type { AppContext } from "#server/app-context.ts"
import { findSitePage, type PageContext } from "./pages-store.ts"

/** Returns the path of a target as typed: a path, a whole URL of this site, or `service:3`; null for anything else. */
function targetPath(text: string, publicUrl: string): string | null {
  const address = text.startsWith(publicUrl) ? text.slice(publicUrl.length) || "/" : text
  const record = /^(service|spare|product):([1-9]\d{0,8})$/u.exec(address)
  if (record) return `${recordPaths[record[1] as PagedKind]}/${record[2]}`
  return /^\/(?![/\\])[^\s\\]*$/u.test(address) ? address : null
}

export interface Target {
  page: SitePage
  /** Path with language prefix, query and fragment, as stored. */
  path: string
  /** The same with the words of the page's current title. */
  address: string
}

/** Returns the page of a typed target, and its address; null when there is none. */
export async function readTarget(app: PageContext & Pick<AppContext, "config">, text: string): Promise<Target | null> {
  const path = targetPath(text.trim(), app.config.publicUrl)
  if (path === null) return null
  const page = await findSitePage(app, path)
  if (!page) return null
  const prefix = /^\/([a-z]{2})(?=[/?#]|$)/iu.exec(path)?.[1]?.toLowerCase()
  const language = isLanguage(prefix) ? prefix : defaultLanguage
  const rest = /[?#].*$/su.exec(path)?.[0] ?? ""
  const title = [language, ...languages].map((code) => page.titles[code]).find((text) => text !== undefined) ?? ""
  const words = page.kind === "page" || page.kind === "part" ? page.path : pathWithWords(page.path, title)
  return { page, path: localPath(language, page.path) + rest, address: localPath(language, words) + rest }
}
