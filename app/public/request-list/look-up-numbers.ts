import type { Language } from "#contract/language.ts"
import { foldNumber } from "#contract/number-reader/fold-number.ts"
import { limits } from "#contract/limits.ts"
import type { PartLookupResult } from "#contract/part-lookup.ts"
import { chooseText } from "../choose-text.ts"
import type { ListedItem } from "./inquiry-item.ts"

export type LookedUp = PartLookupResult["items"][number]

const unknown: Omit<LookedUp, "number"> = {
  status: "unknown",
  part: null,
  current: null,
  successor: null,
  similar: [],
  same_as: null,
}
const giveUpAfterMs = 15_000

/**
 * Looks up part numbers in as many calls as needed, and caches the results. Of unknown ones only requested numbers
 * count as demand: the reader also looks up what merely may be a number.
 */
export function createLookup(requested: ReadonlySet<string> = new Set()) {
  const answered = new Map<string, LookedUp>()
  const findKnown = async (numbers: readonly string[], isRequested = (number: string) => requested.has(number)) => {
    const fresh = numbers.filter((number) => !answered.has(number))
    const sorted = [...fresh.filter(isRequested), ...fresh.filter((number) => !isRequested(number))]
    const calls = Array.from({ length: Math.ceil(sorted.length / limits.lookupNumbers) }, async (_, at) => {
      const batch = sorted.slice(at * limits.lookupNumbers, (at + 1) * limits.lookupNumbers)
      return lookUp(batch, batch.filter(isRequested).length)
    })
    for (const item of (await Promise.all(calls)).flat()) answered.set(item.number, item)
    return new Set([...answered.values()].filter(isInCatalogue).map(({ number }) => number))
  }
  const itemOf = (number: string): LookedUp => answered.get(number) ?? { ...unknown, number }
  return { known: findKnown, itemOf }
}

/** Returns whether the catalogue has the number, or several that differ in punctuation only. */
export const isInCatalogue = ({ number, part, similar }: LookedUp): boolean =>
  part !== null || similar.some(({ partnumber }) => foldNumber(partnumber) === foldNumber(number))

export type Lookup = ReturnType<typeof createLookup>

/** Looks up numbers, of which the first may count as demand. */
export async function lookUp(numbers: readonly string[], requested = 0): Promise<LookedUp[]> {
  const response = await fetch("/api/part/lookup", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ numbers, requested }),
    signal: AbortSignal.timeout(giveUpAfterMs),
  })
  if (!response.ok) throw new Error(`The lookup failed with ${response.status}`)
  return ((await response.json()) as PartLookupResult).items
}

/** Returns the request-list item of a number: the part as stored, or the number as written. */
export function partItem(
  number: string,
  part: LookedUp["part"],
  language: Language,
): Pick<ListedItem, "partnumber" | "spare_id" | "title" | "lang"> {
  const title = part ? chooseText(part, "description", language) : { text: "", lang: undefined }
  return {
    partnumber: part?.partnumber ?? number,
    spare_id: part?.spare_id ?? null,
    title: title.text,
    lang: title.lang ?? language,
  }
}
