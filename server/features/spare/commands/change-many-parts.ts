import type { AppContext } from "#server/app-context.ts"
import { AppError, invalid } from "#server/app-error.ts"
import { moveContentVersion } from "#server/db/content-state.ts"
import { putInTrash } from "#server/db/trash-store.ts"
import type { Part } from "#contract/part.ts"
import type { Database } from "#server/db/dialects/dialect.ts"
import { deletePartRow, findPart } from "../part-store.ts"
import { findPartSet, noteParts } from "../store.ts"

/** Deletes several parts of a group at once, or moves them to another one; all or nothing. A number that the target has is `conflict`. */
export async function changeManyParts(
  app: AppContext,
  spareId: number,
  ids: readonly number[],
  change: { action: "delete" } | { action: "move"; target: number },
): Promise<number> {
  const now = app.clock().toISOString()
  try {
    return await app.db.transaction().execute(async (trx) => {
      const set = await findPartSet(trx, spareId)
      if (!set) throw new AppError("not_found")
      const parts = await findAll(trx, set.part_set, ids)
      if (change.action === "move") await moveParts(trx, parts, set.part_set, spareId, change.target, now)
      else
        for (const part of parts) {
          await deletePartRow(trx, set.part_set, part.id)
          await putInTrash(trx, app, {
            kind: "part",
            id: part.id,
            title: part.partnumber,
            data: { ...part, spare_id: spareId },
          })
        }
      await noteParts(trx, spareId, now)
      await moveContentVersion(trx)
      return parts.length
    })
  } catch (error) {
    if (app.dialect.isUniqueViolation(error))
      throw new AppError("conflict", { detail: "The other group has one of these numbers" })
    throw error
  }
}

async function findAll(trx: Database, partSet: number, ids: readonly number[]): Promise<Part[]> {
  const parts: Part[] = []
  for (const id of new Set(ids)) {
    const part = await findPart(trx, partSet, id)
    if (!part) throw new AppError("not_found")
    parts.push(part)
  }
  return parts
}

async function moveParts(
  trx: Database,
  parts: readonly Part[],
  from: number,
  spareId: number,
  target: number,
  now: string,
): Promise<void> {
  const goal = target === spareId ? null : await findPartSet(trx, target)
  if (!goal) throw invalid("target", "invalid")
  for (const part of parts)
    await trx
      .updateTable("part")
      .set((eb) => ({ part_set: goal.part_set, spare_id: target, updated_at: now, version: eb("version", "+", 1) }))
      .where("part_set", "=", from)
      .where("id", "=", part.id)
      .execute()
  await noteParts(trx, target, now)
}
