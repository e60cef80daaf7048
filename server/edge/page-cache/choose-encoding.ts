import type { Encoding } from "./cached-response.ts"

const offered: readonly Encoding[] = ["br", "zstd", "gzip"]
const maxRemembered = 200

/**
 * Returns a function that chooses the encoding from an Accept-Encoding header (RFC 9110, 12.5.3). Browsers send a
 * handful of values, which are memoised.
 */
export function createEncodingChoice(): (header: string | undefined) => Encoding {
  const known = new Map<string, Encoding>()
  return (header = "") => {
    const remembered = known.get(header)
    if (remembered) return remembered
    const chosen = chooseEncoding(header)
    if (known.size < maxRemembered && header.length < 100) known.set(header, chosen)
    return chosen
  }
}

/** Returns the best encoding that a header allows. */
export function chooseEncoding(header: string): Encoding {
  const accepted = header
    .toLowerCase()
    .split(",")
    .map((part) => part.trim().split(/\s*;\s*/u))
    .filter(([, weight]) => !/^q=0(?:\.0*)?$/u.test(weight ?? ""))
    .map(([name]) => name)
  return offered.find((encoding) => accepted.includes(encoding)) ?? "identity"
}
