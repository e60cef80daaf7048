import { localized, localizedNames } from "#contract/localized.ts"
import type { SheetRow } from "#contract/sheet.ts"
import type { ReadRow } from "./read-rows.ts"

const descriptions = localizedNames("description")
const emptyPart = { subst_part: "", quantity: 0, ...localized("description", "") }

/** Returns the part after applying a row: a missing column keeps the value, a blank cell too unless `clear` is set. */
export function mergeRow({ fields }: ReadRow, stored: SheetRow | undefined, clear: boolean): SheetRow {
  const before = stored ?? { partnumber: fields.partnumber ?? "", ...emptyPart }
  const text = (field: "subst_part" | (typeof descriptions)[number]) => {
    const value = fields[field]
    return value === undefined || (value === "" && !clear) ? before[field] : value
  }
  const { quantity } = fields
  const merged = {
    partnumber: before.partnumber,
    subst_part: text("subst_part"),
    quantity: quantity === undefined || (quantity === "" && !clear) ? before.quantity : Number(quantity || 0),
  } as SheetRow
  for (const field of descriptions) merged[field] = text(field)
  return merged
}

export const sameContent = (a: SheetRow, b: SheetRow): boolean =>
  a.quantity === b.quantity && a.subst_part === b.subst_part && descriptions.every((field) => a[field] === b[field])
