import type { SheetRow } from "#contract/sheet.ts"
import type { ReadRow } from "./read-sheet.ts"

const emptyPart = { subst_part: "", quantity: 0, description_de: "", description_en: "", description_ru: "" }

/** The part that a row makes of what is stored: a missing column leaves the value, a blank cell too unless `clear` is set. */
export function mergeRow({ fields }: ReadRow, stored: SheetRow | undefined, clear: boolean): SheetRow {
  const before = stored ?? { partnumber: fields.partnumber ?? "", ...emptyPart }
  const text = (field: "subst_part" | "description_de" | "description_en" | "description_ru") => {
    const value = fields[field]
    return value === undefined || (value === "" && !clear) ? before[field] : value
  }
  const { quantity } = fields
  return {
    partnumber: before.partnumber,
    subst_part: text("subst_part"),
    description_de: text("description_de"),
    description_en: text("description_en"),
    description_ru: text("description_ru"),
    quantity: quantity === undefined || (quantity === "" && !clear) ? before.quantity : Number(quantity || 0),
  }
}

export const sameContent = (a: SheetRow, b: SheetRow): boolean =>
  a.quantity === b.quantity &&
  a.subst_part === b.subst_part &&
  a.description_de === b.description_de &&
  a.description_en === b.description_en &&
  a.description_ru === b.description_ru
