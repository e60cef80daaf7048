import { localizedNames } from "#contract/localized.ts"
import type { SheetRow } from "#contract/sheet.ts"

const fields = ["subst_part", "quantity", ...localizedNames("description")] as const
export type ComparedField = (typeof fields)[number]

export interface PartFieldChange {
  field: ComparedField
  before: string
  after: string
}

/** Returns what an import would change of one part, field by field. */
export function changedPartFields(before: SheetRow, after: SheetRow): PartFieldChange[] {
  return fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: String(before[field]), after: String(after[field]) }))
}
