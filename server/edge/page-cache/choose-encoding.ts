import type { Encoding } from "./cached-response.ts"

const offered: readonly Encoding[] = ["br", "zstd", "gzip"]
const maxRemembered = 200

/**
 * Returns a function that chooses the encoding from an Accept-Encoding header (RFC 9110, 12.5.3). Browsers send a
 * handful of values, which are memoised.
 */
export function createEncodingChoice(): (header: string | undefined) => Encoding {
  const choices = new Map<string, Encoding>()
  return (header = "") => {
    const remembered = choices.get(header)
    if (remembered) return remembered
    const chosen = chooseEncoding(header)
    if (choices.size < maxRemembered && header.length < 100) choices.set(header, chosen)
    return chosen
  }
}

/** Returns the accepted encoding of the highest weight; of equal ones the smallest, and the plain body when in doubt. */
export function chooseEncoding(header: string): Encoding {
  const weights = new Map<string, number>()
  for (const entry of header.toLowerCase().split(",")) {
    const [name = "", weight = "q=1"] = entry.trim().split(/\s*;\s*/u)
    const accepted = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/u.exec(weight)?.[1]
    weights.set(name.replace(/^x-/u, ""), Number(accepted ?? 0))
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0
  const best = offered.reduce((left, right) => (weightOf(right) > weightOf(left) ? right : left))
  return weightOf(best) > 0 && weightOf(best) >= (weights.get("identity") ?? 0) ? best : "identity"
}
