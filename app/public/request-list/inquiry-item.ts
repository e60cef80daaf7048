import { type Language, isLanguage } from "#contract/language.ts"
import { limits } from "#contract/limits.ts"

/** A chosen part by number, or product by id; title and language are for display only. */
export interface ListedItem {
  /** Empty for a product. */
  partnumber: string
  /** Null for a part. */
  product_id: number | null
  quantity: number
  note: string
  /** Group of a part; null for a number in none, and for a product. */
  spare_id: number | null
  title: string
  lang: Language
  /** Superseded or misread number as requested; the part is the one meant. */
  asked_number?: string
  /** The visitor's own item number. */
  position?: string
  /** Quantity per machine, from the parts list. */
  set?: number
  /** Number that supersedes the part. */
  successor?: string
  /** Set on the page of a part by a visitor whose plant is down; one such item makes the list urgent. */
  urgent?: true
}

export type ItemKey = Pick<ListedItem, "partnumber" | "product_id" | "spare_id" | "asked_number">

export const maxQuantity = limits.itemQuantity

export const itemKey = ({ partnumber, product_id, spare_id, asked_number = "" }: ItemKey) =>
  `${product_id} ${spare_id} ${partnumber} ${asked_number}`

export const isSameItem = (item: ItemKey, other: ItemKey) => itemKey(item) === itemKey(other)

const isListed = (items: readonly ItemKey[], item: ItemKey) => items.some((other) => isSameItem(other, item))

export const isFull = (items: readonly ListedItem[]) => items.length >= limits.inquiryItems

export const itemName = ({ partnumber, title }: ListedItem) => partnumber || title

/** Adds an item; its list's quantity is the default, at least one. */
export function addItem(items: readonly ListedItem[], item: ListedItem, position = items.length): ListedItem[] {
  if (isFull(items) || isListed(items, item)) return [...items]
  return items.toSpliced(position, 0, { ...item, quantity: clamp(item.quantity) })
}

/** Same as `addItem`, but adds up quantities and joins item numbers and notes of existing items. */
export function addUpItem(items: readonly ListedItem[], item: ListedItem): ListedItem[] {
  const there = items.find((other) => isSameItem(other, item))
  if (!there) return addItem(items, item)
  const joined = (texts: readonly (string | undefined)[], separator: string) =>
    [...new Set(texts.flatMap((text) => text?.split(separator) ?? []).filter(Boolean))].join(separator)
  const position = joined([there.position, item.position], ", ").slice(0, limits.itemPosition)
  const note = joined([there.note, item.note], "; ").slice(0, limits.itemNote)
  const quantity = clamp(there.quantity + item.quantity)
  return items.map((other) =>
    other === there ? { ...there, quantity, note, ...(position ? { position } : {}) } : other,
  )
}

/** Replaces a superseded part by its successor, noting the chosen number. */
export function takeSuccessor(items: readonly ListedItem[], item: ListedItem): ListedItem[] {
  const { successor, set: _set, asked_number, ...rest } = item
  if (!successor) return [...items]
  const taken = { ...rest, partnumber: successor, title: "", asked_number: asked_number ?? item.partnumber }
  return items.map((other) => (isSameItem(other, item) ? taken : other))
}

export function removeItem(items: readonly ListedItem[], item: ItemKey): ListedItem[] {
  return items.filter((other) => !isSameItem(other, item))
}

/** Removes several items, such as those of a sent inquiry. */
export const withoutItems = (items: readonly ListedItem[], gone: readonly ItemKey[]): ListedItem[] =>
  items.filter((item) => !isListed(gone, item))

export function changeQuantity(items: readonly ListedItem[], item: ItemKey, quantity: number): ListedItem[] {
  return items.map((other) => (isSameItem(other, item) ? { ...other, quantity: clamp(quantity) } : other))
}

export function changeNote(items: readonly ListedItem[], item: ItemKey, note: string): ListedItem[] {
  return items.map((other) => (isSameItem(other, item) ? { ...other, note: note.slice(0, limits.itemNote) } : other))
}

/** Marks each item as urgent, or none. */
export const withUrgency = (items: readonly ListedItem[], isUrgent: boolean): ListedItem[] =>
  items.map(({ urgent: _urgent, ...item }) => (isUrgent ? { ...item, urgent: true } : item))

export const isUrgentList = (items: readonly ListedItem[]): boolean => items.some(({ urgent }) => urgent)

/** Returns the fields of each item that an inquiry sends. */
export function itemsToSend(items: readonly ListedItem[]): SentItem[] {
  return items.map(({ partnumber, product_id, quantity, note, asked_number, position }) => ({
    ...(product_id === null ? { partnumber } : { product_id }),
    quantity,
    note,
    ...(asked_number ? { asked_number } : {}),
    ...(position ? { position } : {}),
  }))
}

export type SentItem = Pick<ListedItem, "quantity" | "note" | "asked_number" | "position"> &
  ({ partnumber: string } | { product_id: number })

/** Parses the stored list defensively: omits invalid entries, clamps numbers. */
export function parseItems(stored: string | null): ListedItem[] {
  if (!stored) return []
  try {
    return readItems(JSON.parse(stored))
  } catch {
    return []
  }
}

/** Returns the valid items of a parsed list. */
export function readItems(list: unknown): ListedItem[] {
  if (!Array.isArray(list)) return []
  return list.reduce<ListedItem[]>((items, entry) => {
    const item = readItem(entry)
    return item ? addItem(items, item) : items
  }, [])
}

function readItem(entry: unknown): ListedItem | null {
  if (typeof entry !== "object" || entry === null) return null
  const { partnumber, product_id, quantity, note, spare_id, title, lang, ...more } = entry as Record<string, unknown>
  const number = text(partnumber, limits.partNumber + 1)
  const product = id(product_id)
  const name = text(title, limits.partDescription)
  if (number.length > limits.partNumber || (product === null) === (number.trim() === "")) return null
  if (product !== null && name.trim() === "") return null
  return {
    partnumber: number,
    product_id: product,
    quantity: clamp(Number(quantity)),
    note: text(note, limits.itemNote),
    spare_id: id(spare_id),
    title: name,
    lang: isLanguage(lang) ? lang : "de",
    ...readExtras(more),
  }
}

function readExtras({ asked_number, position, set, successor, urgent }: Record<string, unknown>) {
  const extras = {
    asked_number: text(asked_number, limits.partNumber),
    position: text(position, limits.itemPosition),
    successor: text(successor, limits.partNumber),
    set: id(set),
    urgent: urgent === true,
  }
  return Object.fromEntries(Object.entries(extras).filter(([, value]) => Boolean(value)))
}

const text = (value: unknown, most: number) => (typeof value === "string" ? value.slice(0, most) : "")

const id = (value: unknown) => (typeof value === "number" && Number.isInteger(value) && value >= 1 ? value : null)

function clamp(quantity: number): number {
  return Number.isFinite(quantity) ? Math.min(maxQuantity, Math.max(1, Math.round(quantity))) : 1
}
