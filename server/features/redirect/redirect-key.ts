import { redirectLimits } from "#contract/redirect-constants.ts"

/** Query keys added by advertising, newsletters, sessions and TYPO3's checksum; no page depends on them. */
const tracking =
  /^(?:utm_.*|mtm_.*|pk_.*|piwik_.*|hsa_.*|mc_[ce]id|[gdy]clid|gbraid|wbraid|gad_source|gad_campaignid|gclsrc|fbclid|msclkid|ysclid|igshid|twclid|li_fat_id|ttclid|_ga|_gl|_openstat|vero_id|wickedid|sid|phpsessid|jsessionid|chash|no_cache)$/u
const indexFile = /(?<=\/)(?:index|default)\.(?:html?|shtml|php\d?|phtml|aspx?|jsp|cfm)$/u

/** A parsed, decoded old address. */
export interface OldAddress {
  /** In its original case. */
  path: string
  /** Without tracking keys, sorted. */
  query: readonly (readonly [name: string, value: string])[]
}

/** Parses a path or a URL; null for an invalid or too long one. Ignores the host, which is the former site's. */
export function readOldAddress(text: string): OldAddress | null {
  const local = text
    .trim()
    .replace(/^(?:https?:)?\/\/[^/?#]*/iu, "")
    .replace(/#.*$/su, "")
  if (local.length > 4 * redirectLimits.address || text.trim() === "") return null
  const rooted = local.startsWith("/") ? local : `/${local}`
  const [rawPath = "", ...rest] = rooted.split("?")
  const path = decode(rawPath).replace(/\/{2,}/gu, "/")
  const query = rest
    .join("?")
    .split(/[&;]/u)
    .filter((pair) => pair !== "")
    .map((pair) => {
      const [name = "", ...value] = pair.split("=")
      return [decode(name.replaceAll("+", " ")), decode(value.join("=").replaceAll("+", " "))] as const
    })
    .filter(([name]) => !tracking.test(name.toLowerCase()))
    .toSorted(([a, x], [b, y]) => compare(a.toLowerCase(), b.toLowerCase()) || compare(x, y))
  if (/\p{Cc}/u.test(path) || path.length > redirectLimits.address) return null
  return { path, query }
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Returns the key shared by all spellings of an old address: decoded, lower case, without trailing slash, index file,
 * fragment and tracking keys, other query keys sorted; null for an invalid or too long one.
 */
export function redirectKey(text: string): string | null {
  const address = readOldAddress(text)
  if (!address) return null
  const path = address.path.toLowerCase().replace(indexFile, "").replace(/\/+$/u, "") || "/"
  const query = address.query
    .map((pair) => pair.map((part) => encodeURIComponent(wellFormed(part))).join("="))
    .join("&")
  const key = (query === "" ? path : `${path}?${query.toLowerCase()}`).normalize("NFC")
  return key.length > 2 * redirectLimits.address ? null : key
}

/** Returns an old address for display: decoded, without tracking keys. */
export function shownAddress({ path, query }: OldAddress): string {
  const pairs = query.map(([name, value]) => (value === "" ? name : `${name}=${value}`))
  return (pairs.length === 0 ? path : `${path}?${pairs.join("&")}`).slice(0, redirectLimits.address)
}

/** Replaces lone surrogates, which cannot be encoded. */
const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, "\ufffd")

/** Decodes percent-encoding as UTF-8, or as Windows-1252 from older servers (`%FC`). */
function decode(text: string): string {
  if (!text.includes("%")) return text.normalize("NFC")
  return text
    .replace(/(?:%[\da-f]{2})+/giu, (run) => {
      const bytes = Uint8Array.from(run.slice(1).split("%"), (pair) => Number.parseInt(pair, 16))
      return decodeBytes(bytes)
    })
    .normalize("NFC")
}

function decodeBytes(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return new TextDecoder("windows-1252").decode(bytes)
  }
}
