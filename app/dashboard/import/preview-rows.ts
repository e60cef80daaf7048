import { localizedNames } from "#contract/localized.ts"
import { rowProblems } from "#contract/sheet-constants.ts"
import type { NearDuplicate, SheetError, SheetNote, SheetProblem, SheetRow } from "#contract/sheet.ts"
import type { NearChoice } from "#contract/sheet.ts"
import type { ImportResult } from "./send-sheet.ts"

export const rowKinds = ["added", "updated", "removed", "refused", "near", "unchanged"] as const
export type RowKind = (typeof rowKinds)[number]

/** A row of the preview: a part as it is and as it will be, or why nothing becomes of a row of the sheet. */
export interface PreviewRow {
  kind: RowKind
  key: string
  /** Row of the sheet; null for a part that it does not name. */
  row: number | null
  number: string
  /** Id of the group, of a sheet for several. */
  group: number | null
  before: SheetRow | null
  after: SheetRow | null
  error?: SheetError
  near?: NearDuplicate
  note?: SheetNote | undefined
}

const ofRows: ReadonlySet<SheetProblem> = new Set<SheetProblem>(rowProblems)

/** Returns whether an error is of a single row; the others are of the whole file. */
export const isOfRow = ({ code }: SheetError): boolean => ofRows.has(code)

/** Returns how many rows of the sheet are rejected. */
const countRefused = (result: ImportResult): number => new Set(result.errors.filter(isOfRow).map(({ row }) => row)).size

export const countRowKinds = (result: ImportResult): Record<RowKind, number> => ({
  added: result.added,
  updated: result.updated,
  removed: result.removed,
  refused: countRefused(result),
  near: result.near.length,
  unchanged: result.unchanged,
})

/** Returns how many rows of the sheet are left out: rejected ones, and near-duplicates that nobody has decided. */
export const countLeftOut = (result: ImportResult, near: NearChoice): number =>
  countRefused(result) + result.near.filter(({ row }) => (near[row] ?? "skip") === "skip").length

/** Returns the rows that a preview shows, those that ask something first; of each kind up to as many as the server tells. */
export function previewRows(result: ImportResult): PreviewRow[] {
  const noteOf = new Map(result.notes.map((note) => [note.row, note]))
  const isNear = new Set(result.near.map(({ row }) => row))
  const near = result.near.map((entry): PreviewRow => {
    const { row, number, before, after } = entry
    return { kind: "near", key: `near ${row}`, row, number, group: null, before, after, near: entry }
  })
  const refused = result.errors.filter(isOfRow).map((error): PreviewRow => {
    const { row, number = "", column, code } = error
    return {
      kind: "refused",
      key: `${row} ${column} ${code}`,
      row,
      number,
      group: null,
      before: null,
      after: null,
      error,
    }
  })
  const groups = "groups" in result ? result.groups : [{ samples: result.samples, spare_id: null }]
  const parts = groups.flatMap(({ samples, spare_id: group }) => [
    ...samples.updated.map(({ before, after }): PreviewRow => partRow("updated", group, before, after, after.row)),
    ...samples.added.map((after): PreviewRow => partRow("added", group, null, after, after.row)),
    ...samples.removed.map((before): PreviewRow => partRow("removed", group, before, null, null)),
  ])
  const shown = parts.filter(({ row }) => row === null || !isNear.has(row))
  return [...near, ...refused, ...shown.map((row) => ({ ...row, note: noteOf.get(row.row ?? 0) }))]
}

const partRow = (
  kind: RowKind,
  group: number | null,
  before: SheetRow | null,
  after: SheetRow | null,
  row: number | null,
): PreviewRow => {
  const number = (after ?? before)?.partnumber ?? ""
  return { kind, key: `${kind} ${group} ${number}`, row, number, group, before, after }
}

const fields = [...localizedNames("description"), "subst_part", "quantity"] as const

/** Returns the fields of a part that an import would change, with their texts. */
export const changesOfPart = (before: SheetRow, after: SheetRow) =>
  fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: String(before[field]), after: String(after[field]) }))
