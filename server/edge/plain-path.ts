import { prefixPattern } from "#contract/language.ts"

// What a router, proxy or browser may read as another path or host. No path of this site contains it.
const ambiguous = /\/\/|\\|%(?:5c|2f|00|0[ad]|2e)/iu

/** Returns the path to route: an ambiguous or undecodable one becomes a missing page in its language. */
export function plainPath(pathname: string): string {
  if (!ambiguous.test(pathname) && isDecodable(pathname)) return pathname
  const language = prefixPattern.exec(pathname)?.[0] ?? ""
  return `${language}/404`
}

function isDecodable(pathname: string): boolean {
  try {
    // The bundler drops a call whose result is unused.
    return decodeURIComponent(pathname) !== ""
  } catch {
    return false
  }
}
