import { localizedNames } from "#contract/localized.ts"
import type { SheetRow } from "#contract/sheet.ts"

const fields = ["subst_part", "quantity", ...localizedNames("description")] as const
export type SheetField = (typeof fields)[number]

export interface FieldChange {
  field: SheetField
  before: string
  after: string
}

/** What an import would change at one part, field by field. */
export function changedFields(before: SheetRow, after: SheetRow): FieldChange[] {
  return fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: String(before[field]), after: String(after[field]) }))
}
