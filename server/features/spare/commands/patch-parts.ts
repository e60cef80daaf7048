import { partPatchSchema } from "#contract/part.ts"
import type { PartChange, PartsChanged } from "#contract/part-list.ts"
import type { HistoryEvent } from "#contract/audit-constants.ts"
import { AppError, fieldError } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import { idsOf } from "#server/db/chunks.ts"
import { bumpContentVersion } from "#server/db/content-state.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { withoutUndefined } from "#server/db/without-undefined.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { checkTranslation } from "#server/records/check-translation.ts"
import { recordVersions } from "#server/records/history-store.ts"
import { presentListedPart } from "../part-list-store.ts"
import { type ActivePartRow, findActiveParts, numberInSet, takenNumbers } from "../part-block-store.ts"
import { partsSubject } from "../parts-subject.ts"
import { type PartStep, updatePartRows } from "../update-part-rows.ts"
import { noteParts } from "../store.ts"

/**
 * Changes several parts of any groups, all or none; unchanged parts keep their version. Throws `not_found`, `forbidden`
 * for fields the caller must not write, `conflict` with the position of each part, or `stale` with the current parts.
 */
export async function patchParts(caller: Caller, changes: readonly PartChange[]): Promise<PartsChanged> {
  for (const { id: _id, version: _version, ...fields } of changes)
    checkTranslation(caller.account, fields, "parts.edit")
  return changeBlock(caller, async (trx) => ({ changes, rows: await existingRows(trx, changes), kept: 0 }))
}

export interface PartBlock {
  changes: readonly PartChange[]
  /** Row of each change. */
  rows: readonly ActivePartRow[]
  kept: number
  /** Path of a taken number in the errors. */
  numberPath?: (index: number) => string
}

/** Events of a change: of a single part, in its history; of several in the log, where "" puts a single one too. */
interface BlockEvents {
  single: HistoryEvent | ""
  several: "parts_changed" | "parts_undone"
}

/** Changes parts in the transaction that `read` begins: history, rows, counters and audit. */
export async function changeBlock(
  caller: Caller,
  read: (trx: Database) => Promise<PartBlock>,
  { single, several }: BlockEvents = { single: "changed", several: "parts_changed" },
): Promise<PartsChanged> {
  const { app } = caller
  const now = app.clock().toISOString()
  return app.db.transaction().execute(async (trx) => {
    const { changes, rows, kept, numberPath = (index) => `parts.${index}.partnumber` } = await read(trx)
    checkVersions(changes, rows)
    const all = changes.map((change, index) => stepOf(change, rows[index]))
    const steps = all.filter(({ before, after }) => differ(before, after))
    if (steps.length === 0) return { changed: 0, parts: [], kept }
    await checkNumbers(trx, all, numberPath)
    await recordVersions(
      trx,
      caller,
      { kind: "part", patch: partPatchSchema, event: steps.length === 1 ? single : "" },
      steps.map(({ before }) => ({ recordId: before.id, title: before.partnumber, before })),
    )
    await updatePartRows(trx, steps, now)
    for (const id of new Set(steps.map(({ before }) => before.spare_id))) await noteParts(trx, id, now)
    await bumpContentVersion(trx)
    if (steps.length > 1 || single === "")
      await recordAudit(trx, caller, several, partsSubject(steps.map(({ before }) => before)))
    const parts = steps.map(({ after }) => presentListedPart({ ...after, version: after.version + 1, updated_at: now }))
    return { changed: parts.length, parts, kept }
  })
}

async function existingRows(trx: Database, changes: readonly PartChange[]): Promise<ActivePartRow[]> {
  const active = await findActiveParts(trx, idsOf(changes))
  const errors = changes.flatMap(({ id }, index) => (active.has(id) ? [] : [fieldError(`parts.${index}`, "not_found")]))
  if (errors.length > 0) throw new AppError("not_found", { errors })
  const twice = changes.findIndex(({ id }, index) => changes.findIndex((other) => other.id === id) < index)
  if (twice >= 0) throw new AppError("invalid", { errors: [fieldError(`parts.${twice}.id`, "duplicate")] })
  return changes.flatMap(({ id }) => active.get(id) ?? [])
}

function checkVersions(changes: readonly PartChange[], rows: readonly ActivePartRow[]): void {
  const stale = changes.flatMap(({ version }, index) => {
    const row = rows[index]
    return row && version !== undefined && version !== row.version ? [{ row, index }] : []
  })
  if (stale.length > 0)
    throw new AppError("stale", {
      current: stale.map(({ row }) => presentListedPart(row)),
      errors: stale.map(({ index }) => fieldError(`parts.${index}.version`, "stale")),
    })
}

function stepOf(
  { id: _id, version: _version, ...fields }: PartChange,
  before?: ActivePartRow,
): PartStep<ActivePartRow> {
  if (!before) throw new AppError("not_found")
  return { before, after: { ...before, ...withoutUndefined(fields) } }
}

const differ = (before: ActivePartRow, after: ActivePartRow): boolean =>
  Object.keys(partPatchSchema.shape).some(
    (name) => before[name as keyof ActivePartRow] !== after[name as keyof ActivePartRow],
  )

/** Throws `conflict` for each number that another part of the same group has or gets, naming that part. */
async function checkNumbers(
  trx: Database,
  steps: readonly PartStep<ActivePartRow>[],
  numberPath: (index: number) => string,
): Promise<void> {
  const counts = new Map<string, number>()
  for (const { after } of steps) counts.set(numberInSet(after), (counts.get(numberInSet(after)) ?? 0) + 1)
  const taken = await takenNumbers(
    trx,
    steps.filter(({ before, after }) => before.partnumber !== after.partnumber).map(({ after }) => after),
    new Set(steps.map(({ before }) => before.id)),
  )
  const errors = steps.flatMap(({ before, after }, index) => {
    const key = numberInSet(after)
    if (before.partnumber === after.partnumber || !(taken.has(key) || (counts.get(key) ?? 0) > 1)) return []
    return [{ ...fieldError(numberPath(index), "duplicate"), value: taken.get(key) ?? after.partnumber }]
  })
  if (errors.length > 0) throw new AppError("conflict", { detail: "Numbers exist in their group already", errors })
}
