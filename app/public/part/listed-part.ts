import type { Language } from "#contract/language.ts"
import { type ListedItem, addItem, isSameItem } from "../request-list/inquiry-item.ts"

export interface AskedPart {
  number: string
  title: string
  lang: Language
}

interface AskedFor {
  part: AskedPart
  /** The number of the page, where another one is wanted. */
  asked: string | null
  spareId: number | null
  set: number
  /** Says the day in the words of the page. */
  neededBy: (day: string) => string
}

/** Returns the item of a request that the box describes; a quantity that is none becomes one. */
export function listedPart(data: FormData, { part, asked, spareId, set, neededBy }: AskedFor): ListedItem {
  const quantity = Number(data.get("quantity"))
  const day = data.get("by")
  return {
    partnumber: part.number,
    product_id: null,
    quantity: Number.isFinite(quantity) && quantity >= 1 ? Math.round(quantity) : 1,
    note: typeof day === "string" && day !== "" ? neededBy(day) : "",
    spare_id: spareId,
    title: part.title,
    lang: part.lang,
    ...(set > 1 ? { set } : {}),
    ...(asked === null ? {} : { asked_number: asked }),
  }
}

/** Puts an item into the request; what was asked for the same part before gives way. */
export function askFor(items: readonly ListedItem[], item: ListedItem): ListedItem[] {
  const at = items.findIndex((other) => isSameItem(other, item))
  const others = items.filter((other) => !isSameItem(other, item))
  return addItem(others, item, at === -1 ? others.length : at)
}
