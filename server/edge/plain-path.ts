import { prefixPattern } from "#contract/language.ts"

// What the router, a proxy or a browser may read as another path or another host. Nothing on this site is spelled so.
const ambiguous = /\/\/|\\|%(?:5c|2f|00|0[ad]|2e)/iu

/** The path under which a request is looked for: an ambiguous one, or one that cannot be decoded, becomes one that is not there, in the page's language. */
export function plainPath(pathname: string): string {
  if (!ambiguous.test(pathname) && isDecodable(pathname)) return pathname
  const language = prefixPattern.exec(pathname)?.[0] ?? ""
  return `${language}/404`
}

function isDecodable(pathname: string): boolean {
  try {
    // The bundler drops a call whose result is not used.
    return decodeURIComponent(pathname) !== ""
  } catch {
    return false
  }
}
