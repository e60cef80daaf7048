import { addressWords } from "#contract/page-address.ts"
import { prefixPattern } from "#contract/language.ts"
import type { SitePage } from "#contract/redirect.ts"

const maxPages = 3
const shortestMatch = 4
/** Minimum share of an address's characters that a page must match. */
const minShare = 0.25

/** Words of addresses that say nothing about the page. */
const empty = new Set([
  "index",
  "html",
  "htm",
  "php",
  "pdf",
  "aspx",
  "www",
  "http",
  "https",
  "default",
  "seite",
  "page",
])

const wordsOf = (text: string): string[] =>
  addressWords(text)
    .split("-")
    .filter((word) => word.length > 1 && !empty.has(word))

/**
 * Returns the pages whose titles share most words with a missing address, nearest first; `nameOf` supplies names
 * besides the titles.
 */
export function nearestPages(
  pages: readonly SitePage[],
  address: string,
  nameOf: (page: SitePage) => string,
): SitePage[] {
  const asked = wordsOf(address.replace(prefixPattern, "").replaceAll("/", " "))
  const all = asked.join("").length
  if (all === 0) return []
  const rated = pages.map((page) => {
    const known = wordsOf([nameOf(page), ...Object.values(page.titles), page.path.replaceAll("/", " ")].join(" "))
    const share = asked.reduce(
      (sum, word) => sum + word.length * Math.max(0, ...known.map((own) => alike(word, own))),
      0,
    )
    return { page, share: share / all }
  })
  return rated
    .filter(({ share }) => share >= minShare)
    .toSorted((one, other) => other.share - one.share)
    .slice(0, maxPages)
    .map(({ page }) => page)
}

/** Returns the similarity of two words: 1 for equal ones, less for a shared prefix or substring, 0 otherwise. */
function alike(word: string, own: string): number {
  if (word === own) return 1
  const [short, long] = word.length < own.length ? [word, own] : [own, word]
  if (short.length < shortestMatch || !long.includes(short)) return 0
  return (short.length / long.length) * (long.startsWith(short) ? 0.9 : 0.7)
}
