import type { HistoryEvent } from "#contract/audit-constants.ts"
import type { Part, PartPatch } from "#contract/part.ts"
import { AppError, checkVersion, existing } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { checkTranslation } from "#server/records/check-translation.ts"
import { type ActivePartRow, findActiveParts } from "../part-block-store.ts"
import { presentPart } from "../part-store.ts"
import { changeBlock } from "./patch-parts.ts"

interface PartEdit {
  patch: PartPatch
  /** Version that the caller has seen; null skips the check. */
  expected: number | null
  /** Event under which the activity log shows the change. */
  event?: HistoryEvent
}

/**
 * Changes the fields in the patch, as a block of one part; one that changes nothing leaves version and history alone.
 * Throws `not_found`, `stale` with the current part, `conflict` for a taken number.
 */
export async function updatePart(
  caller: Caller,
  spareId: number,
  id: number,
  { patch, expected, event = "changed" }: PartEdit,
): Promise<Part> {
  checkTranslation(caller.account, patch, "parts.edit")
  const rows: ActivePartRow[] = []
  const read = async (trx: Database) => {
    const row = (await findActiveParts(trx, [id])).get(id)
    if (row?.spare_id !== spareId) throw new AppError("not_found")
    checkVersion(expected, presentPart(row))
    rows.push(row)
    return { changes: [{ ...patch, id }], rows, kept: 0, numberPath: () => "partnumber" }
  }
  const { parts } = await changeBlock(caller, read, { single: event, several: "parts_changed" })
  return presentPart(existing(parts[0] ?? rows[0]))
}
