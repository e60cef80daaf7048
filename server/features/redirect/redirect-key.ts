import { redirectLimits } from "#contract/redirect.ts"

/** What advertising, newsletters, sessions and TYPO3's checksum add to an address; no page depends on it. */
const tracking =
  /^(?:utm_.*|mtm_.*|pk_.*|piwik_.*|hsa_.*|mc_[ce]id|[gdy]clid|gbraid|wbraid|gad_source|gad_campaignid|gclsrc|fbclid|msclkid|ysclid|igshid|twclid|li_fat_id|ttclid|_ga|_gl|_openstat|vero_id|wickedid|sid|phpsessid|jsessionid|chash|no_cache)$/u
const indexFile = /(?<=\/)(?:index|default)\.(?:html?|shtml|php\d?|phtml|aspx?|jsp|cfm)$/u

/** An old address taken apart, decoded. */
export interface OldAddress {
  /** In the case in which it came. */
  path: string
  /** Without tracking keys, sorted. */
  query: readonly (readonly [name: string, value: string])[]
}

/** Reads a path or a whole address; null for what is none or too long. The host does not matter: it is that of the former site. */
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
 * Returns the key that all spellings of an old address share: decoded, lower case, without a slash at the end, index file, fragment
 * and tracking keys, other query keys sorted; null for what is no address or too long for a redirect.
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

/** Returns an old address as people read it: decoded, without tracking keys. */
export function shownAddress({ path, query }: OldAddress): string {
  const pairs = query.map(([name, value]) => (value === "" ? name : `${name}=${value}`))
  return (pairs.length === 0 ? path : `${path}?${pairs.join("&")}`).slice(0, redirectLimits.address)
}

/** A lone surrogate cannot be encoded. */
const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, "\ufffd")

/** Decodes `%FC` as older servers wrote it (Windows-1252) where the bytes are no UTF-8. */
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
