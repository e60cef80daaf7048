import { type Part, type PartInput, type PartPatch, partPatchSchema } from "#contract/part.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError, fieldError } from "#server/app-error.ts"
import { checkVersion } from "#server/records/check-version.ts"
import { bumpContentVersion } from "#server/db/content-state.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { recordVersion } from "#server/records/history-store.ts"
import { putInTrash } from "#server/records/trash-store.ts"
import { withoutUndefined } from "#server/db/without-undefined.ts"
import { deletePartRow, findPart, insertParts, allocatePartIds, updatePartRow } from "../part-store.ts"
import { searchKeys } from "#server/search/search-keys.ts"
import { findPartSet, noteParts } from "../store.ts"

/** Adds a part to a group; a number that exists in the group is `conflict`. */
export async function addPart(app: AppContext, spareId: number, input: PartInput): Promise<Part> {
  return changing(app, spareId, async (trx, partSet, now) => {
    const id = await allocatePartIds(trx, 1)
    await insertParts(trx, [
      { ...input, ...searchKeys(input), id, spare_id: spareId, part_set: partSet, created_at: now, updated_at: now },
    ])
    return present(await findPart(trx, partSet, id))
  })
}

/** Changes the fields of a part that the patch names; throws `not_found`, `stale` with the part as it stands, `conflict` for a taken number. */
export async function updatePart(
  app: AppContext,
  spareId: number,
  id: number,
  patch: PartPatch,
  expected: number | null,
): Promise<Part> {
  return changing(app, spareId, async (trx, partSet, now) => {
    const before = present(await findPart(trx, partSet, id))
    checkVersion(expected, before)
    await recordVersion(trx, app, { kind: "part", patch: partPatchSchema }, id, before)
    const change = withoutUndefined(patch)
    await updatePartRow(trx, partSet, id, { ...change, ...searchKeys({ ...before, ...change }), updated_at: now })
    return present(await findPart(trx, partSet, id))
  })
}

export async function deletePart(app: AppContext, spareId: number, id: number, expected: number | null): Promise<void> {
  await changing(app, spareId, async (trx, partSet) => {
    const part = present(await findPart(trx, partSet, id))
    checkVersion(expected, part)
    await deletePartRow(trx, partSet, id)
    await putInTrash(trx, app, { kind: "part", id, title: part.partnumber, data: { ...part, spare_id: spareId } })
  })
}

async function changing<T>(
  app: AppContext,
  spareId: number,
  change: (trx: Database, partSet: number, now: string) => Promise<T>,
): Promise<T> {
  const now = app.clock().toISOString()
  try {
    return await app.db.transaction().execute(async (trx) => {
      const set = await findPartSet(trx, spareId)
      if (!set) throw new AppError("not_found")
      const result = await change(trx, set.part_set, now)
      await noteParts(trx, spareId, now)
      await bumpContentVersion(trx)
      return result
    })
  } catch (error) {
    if (app.dialect.isUniqueViolation(error))
      throw new AppError("conflict", {
        detail: "This part number exists in the group",
        errors: [fieldError("partnumber", "duplicate")],
      })
    throw error
  }
}

function present(part: Part | null): Part {
  if (!part) throw new AppError("not_found")
  return part
}
