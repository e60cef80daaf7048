import { type Language, isLanguage } from "#contract/language.ts"
import { limits } from "#contract/limits.ts"

/** One part a visitor has chosen; description and language are only for showing it again. */
export interface RequestItem {
  partnumber: string
  quantity: number
  note: string
  spare_id: number
  description: string
  lang: Language
}

export const mostQuantity = 1_000_000

export const isSameItem = (
  one: Pick<RequestItem, "partnumber" | "spare_id">,
  other: Pick<RequestItem, "partnumber" | "spare_id">,
) => one.partnumber === other.partnumber && one.spare_id === other.spare_id

/** A list's own quantity is proposed, but at least one. */
export function addItem(items: readonly RequestItem[], item: RequestItem, position = items.length): RequestItem[] {
  if (items.length >= limits.inquiryItems || items.some((other) => isSameItem(other, item))) return [...items]
  return items.toSpliced(position, 0, { ...item, quantity: clamp(item.quantity) })
}

export function removeItem(
  items: readonly RequestItem[],
  item: Pick<RequestItem, "partnumber" | "spare_id">,
): RequestItem[] {
  return items.filter((other) => !isSameItem(other, item))
}

export function changeQuantity(
  items: readonly RequestItem[],
  item: Pick<RequestItem, "partnumber" | "spare_id">,
  quantity: number,
): RequestItem[] {
  return items.map((other) => (isSameItem(other, item) ? { ...other, quantity: clamp(quantity) } : other))
}

/** Reads what storage holds, whoever wrote it: entries that are no items are left out, numbers are put in bounds. */
export function parseItems(stored: string | null): RequestItem[] {
  if (!stored) return []
  try {
    const list: unknown = JSON.parse(stored)
    if (!Array.isArray(list)) return []
    return list.reduce<RequestItem[]>((items, entry) => {
      const item = readItem(entry)
      return item ? addItem(items, item) : items
    }, [])
  } catch {
    return []
  }
}

function readItem(entry: unknown): RequestItem | null {
  if (typeof entry !== "object" || entry === null) return null
  const { partnumber, quantity, note, spare_id, description, lang } = entry as Record<string, unknown>
  if (typeof partnumber !== "string" || !partnumber.trim() || partnumber.length > limits.partNumber) return null
  if (typeof spare_id !== "number" || !Number.isInteger(spare_id) || spare_id < 1) return null
  return {
    partnumber,
    quantity: clamp(Number(quantity)),
    note: typeof note === "string" ? note.slice(0, limits.itemNote) : "",
    spare_id,
    description: typeof description === "string" ? description.slice(0, limits.partDescription) : "",
    lang: isLanguage(lang) ? lang : "de",
  }
}

function clamp(quantity: number): number {
  return Number.isFinite(quantity) ? Math.min(mostQuantity, Math.max(1, Math.round(quantity))) : 1
}
