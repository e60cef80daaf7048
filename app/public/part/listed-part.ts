import type { Language } from "#contract/language.ts"
import { type PartNeeds, readNeeds } from "./part-needs.ts"
import { type ListedItem, addItem, isSameItem } from "../request-list/inquiry-item.ts"

export interface AskedPart {
  number: string
  title: string
  lang: Language
}

interface AskedFor {
  part: AskedPart
  /** The page's number, when another one is wanted. */
  asked: string | null
  spareId: number | null
  set: number
  /** Says the needs in the page's language; empty for none. */
  noteOf: (needs: PartNeeds) => string
}

/** Returns the item described by the form; an invalid quantity becomes one. */
export function listedPart(data: FormData, { part, asked: askedNumber, spareId, set, noteOf }: AskedFor): ListedItem {
  const quantity = Number(data.get("quantity"))
  return {
    partnumber: part.number,
    product_id: null,
    quantity: Number.isFinite(quantity) && quantity >= 1 ? Math.round(quantity) : 1,
    note: noteOf(readNeeds(data)),
    spare_id: spareId,
    title: part.title,
    lang: part.lang,
    ...(set > 1 ? { set } : {}),
    ...(askedNumber === null ? {} : { asked_number: askedNumber }),
  }
}

/** Adds an item to the request list, replacing one of the same part. */
export function askFor(items: readonly ListedItem[], item: ListedItem): ListedItem[] {
  const at = items.findIndex((other) => isSameItem(other, item))
  const others = items.filter((other) => !isSameItem(other, item))
  return addItem(others, item, at === -1 ? others.length : at)
}
