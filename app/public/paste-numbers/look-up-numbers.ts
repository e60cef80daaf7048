import type { Language } from "#contract/language.ts"
import type { FoundPart, PartLookupResult } from "#contract/part-lookup.ts"
import { chooseText } from "../choose-text.ts"
import type { RequestItem } from "../request-list/request-item.ts"
import type { WantedNumber } from "./parse-part-numbers.ts"

type Item = PartLookupResult["items"][number]

export interface LookedUp extends Item {
  quantity: number
  /** For a replaced part: its successor goes into the request instead. */
  takeSuccessor: boolean
}

const giveUpAfterMs = 15_000

export async function lookUpNumbers(wanted: readonly WantedNumber[]): Promise<LookedUp[]> {
  const answer = await fetch("/api/part/lookup", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ numbers: wanted.map(({ number }) => number) }),
    signal: AbortSignal.timeout(giveUpAfterMs),
  })
  if (!answer.ok) throw new Error(`The lookup answered ${answer.status}`)
  const { items } = (await answer.json()) as PartLookupResult
  const found = new Map(items.map((item) => [item.number, item]))
  // What the server has nothing to say about is asked for as it stands.
  return wanted.map(({ number, quantity }) => {
    const item = found.get(number) ?? { number, status: "unknown", part: null, successor: null }
    return { ...item, quantity, takeSuccessor: item.status === "replaced" }
  })
}

export function itemOf(row: LookedUp, language: Language): RequestItem {
  const { part, successor, number, quantity } = row
  const asked = (partnumber: string, known: FoundPart | null): RequestItem => {
    const title = known ? chooseText(known, "description", language) : { text: "", lang: undefined }
    return {
      partnumber,
      product_id: null,
      quantity,
      note: "",
      spare_id: known?.spare_id ?? null,
      title: title.text,
      lang: title.lang ?? language,
    }
  }
  if (row.takeSuccessor && part) return asked(successor?.partnumber ?? part.subst_part, successor)
  return asked(part?.partnumber ?? number, part)
}
