import { pickLocalized, localized, localizedNames } from "#contract/localized.ts"
import { samePartKey } from "#contract/number-reader/same-part.ts"
import type { NearChoice, NearDuplicate, SheetError, SheetNote, SheetResult, SheetRow } from "#contract/sheet.ts"
import { yieldToEventLoop } from "#server/db/chunks.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { ReportProgress } from "../import-progress.ts"
import { readPartSet } from "../part-set-store.ts"
import { type NearRow, NearRows, numberOf } from "./near-rows.ts"
import { PlacesOfParts } from "./places-of-parts.ts"
import type { TableRow } from "#server/db/schema/tables.ts"
import type { ReadRow } from "./sheet-reading.ts"

export interface ImportPlan {
  counts: Pick<SheetResult, "added" | "updated" | "unchanged" | "removed">
  samples: SheetResult["samples"]
  /** Unchanged parts, copied inside the database. */
  unchanged: number
  /** Changed parts with their new values, by id. */
  changed: Map<number, SheetRow>
  removed: Set<number>
  added: SheetRow[]
  near: NearDuplicate[]
  notes: SheetNote[]
}

export interface PlanOptions {
  mode: "update" | "replace"
  clear: boolean
  maxSamples: number
  /** Errors of the sheet: parts that a rejected row names are not missing. */
  errors?: readonly SheetError[]
  /** What becomes of rows whose numbers are near-duplicates, by row. */
  near?: NearChoice | undefined
}

const rowsPerStep = 2_000
/** Near-duplicates, and notes, that a result names. */
const maxNamed = 1_000

/** Returns whether the plan changes any part. */
export const changesAnything = ({ counts }: ImportPlan): boolean => counts.added + counts.updated + counts.removed > 0

/** Compares the rows of a sheet with a set of parts; writes nothing. */
export async function planImport(
  db: Database,
  set: { part_set: number; parts_total: number },
  rows: readonly ReadRow[],
  options: PlanOptions,
  report: ReportProgress,
): Promise<ImportPlan> {
  const byNumber = new Map<string, ReadRow>()
  const near = new NearRows<TableRow<"part">>(options.near ?? {})
  const places = new PlacesOfParts()
  for (const [index, row] of rows.entries()) {
    if (index % rowsPerStep === 0) await yieldToEventLoop()
    const key = samePartKey(numberOf(row))
    const first = byNumber.get(key)
    if (first) places.join(first, row)
    else if (near.add(row)) byNumber.set(key, row)
  }
  const plan: ImportPlan = {
    counts: { added: 0, updated: 0, unchanged: 0, removed: 0 },
    samples: { added: [], updated: [], removed: [] },
    unchanged: 0,
    changed: new Map(),
    removed: new Set(),
    added: [],
    near: [],
    notes: places.notes(rows).slice(0, maxNamed),
  }
  const rejected = new Set(options.errors?.map(({ number = "" }) => samePartKey(number)))
  let seen = 0
  for await (const stored of readPartSet(db, set.part_set)) {
    for (const part of stored) {
      const key = samePartKey(part.partnumber)
      const row = byNumber.get(key) ?? near.sameAs(part)
      if (row) compare(plan, part, row, options)
      else if (options.mode === "replace" && !rejected.has(key)) remove(plan, part, options.maxSamples)
      else plan.unchanged++
      byNumber.delete(key)
    }
    seen += stored.length
    await report({ phase: "comparing", done: seen, total: set.parts_total })
  }
  const nearRows = await near.list(byNumber)
  for (const { row, part, isUndecided } of nearRows) {
    if (!isUndecided) continue
    byNumber.delete(samePartKey(numberOf(row)))
    if (part) keep(plan, part)
  }
  for (const row of byNumber.values()) {
    const part = mergeRow(row, undefined, options.clear)
    plan.added.push(part)
    if (plan.samples.added.length < options.maxSamples) plan.samples.added.push({ ...part, row: row.row })
    if (plan.added.length % rowsPerStep === 0) await yieldToEventLoop()
  }
  plan.counts.added = plan.added.length
  plan.near = nearRows.slice(0, maxNamed).map((nearRow) => describeNear(nearRow, options))
  return plan
}

const describeNear = ({ row, number, existing, part }: NearRow<TableRow<"part">>, { clear }: PlanOptions) => ({
  row: row.row,
  number,
  existing,
  before: part && asRow(part),
  after: { ...mergeRow(row, part ?? undefined, clear), partnumber: number },
})

function compare(plan: ImportPlan, part: TableRow<"part">, row: ReadRow, { clear, maxSamples }: PlanOptions): void {
  const after = mergeRow(row, part, clear)
  if (sameContent(part, after)) {
    plan.counts.unchanged++
    plan.unchanged++
    return
  }
  plan.counts.updated++
  plan.changed.set(part.id, after)
  if (plan.samples.updated.length < maxSamples)
    plan.samples.updated.push({ before: asRow(part), after: { ...after, row: row.row } })
}

function remove(plan: ImportPlan, part: TableRow<"part">, maxSamples: number): void {
  plan.counts.removed++
  plan.removed.add(part.id)
  if (plan.samples.removed.length < maxSamples) plan.samples.removed.push(asRow(part))
}

/** Keeps a part that looks like a row of which nobody has said what it is. */
function keep(plan: ImportPlan, part: TableRow<"part">): void {
  if (!plan.removed.delete(part.id)) return
  plan.counts.removed--
  plan.unchanged++
  plan.samples.removed = plan.samples.removed.filter(({ partnumber }) => partnumber !== part.partnumber)
}

const asRow = (row: SheetRow): SheetRow => ({
  partnumber: row.partnumber,
  subst_part: row.subst_part,
  quantity: row.quantity,
  ...pickLocalized(row, "description"),
})

const descriptions = localizedNames("description")
const emptyPart = { subst_part: "", quantity: 0, ...localized("description", "") }

/** Returns the part after applying a row: a missing column keeps the value, a blank cell too unless `clear` is set. */
function mergeRow({ fields }: ReadRow, stored: SheetRow | undefined, clear: boolean): SheetRow {
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

const sameContent = (a: SheetRow, b: SheetRow): boolean =>
  a.quantity === b.quantity && a.subst_part === b.subst_part && descriptions.every((field) => a[field] === b[field])
