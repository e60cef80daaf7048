import type { Part } from "#contract/part.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError, invalid } from "#server/app-error.ts"
import { bumpContentVersion } from "#server/db/content-state.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { checkReferences } from "#server/records/check-references.ts"
import { putManyInTrash } from "#server/records/trash-store.ts"
import { deletePartRows, existingNumbers, findParts } from "../part-store.ts"
import { findPartSet, noteParts } from "../store.ts"

/**
 * Deletes several parts of a group at once, or moves them to another one; all or nothing. Numbers that the target has are a `conflict`
 * that names each of them.
 */
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
      const wanted = [...new Set(ids)]
      const parts = await findParts(trx, set.part_set, wanted)
      if (parts.length < wanted.length) throw new AppError("not_found")
      if (change.action === "move") await moveParts(trx, parts, set.part_set, spareId, change.target, now)
      else {
        await deletePartRows(trx, set.part_set, wanted)
        await putManyInTrash(
          trx,
          app,
          parts.map((part) => ({
            kind: "part",
            id: part.id,
            title: part.partnumber,
            data: { ...part, spare_id: spareId },
          })),
        )
      }
      await noteParts(trx, spareId, now)
      await bumpContentVersion(trx)
      return parts.length
    })
  } catch (error) {
    if (app.dialect.isUniqueViolation(error)) throw taken([])
    throw error
  }
}

const taken = (numbers: readonly string[]) =>
  new AppError("conflict", {
    detail: "The other group has some of these numbers",
    errors: numbers.map((path) => ({ path, code: "duplicate", message: "This part number exists in the group" })),
  })

async function moveParts(
  trx: Database,
  parts: readonly Part[],
  from: number,
  spareId: number,
  target: number,
  now: string,
): Promise<void> {
  await checkReferences(trx, [{ path: "target", table: "spare", id: target }])
  const goal = target === spareId ? null : await findPartSet(trx, target)
  if (!goal) throw invalid("target", "invalid")
  const numbers = parts.map((part) => part.partnumber)
  const there = await existingNumbers(trx, goal.part_set, numbers)
  if (there.size > 0) throw taken(numbers.filter((number) => there.has(number)))
  await trx
    .updateTable("part")
    .set((eb) => ({ part_set: goal.part_set, spare_id: target, updated_at: now, version: eb("version", "+", 1) }))
    .where("part_set", "=", from)
    .where(
      "id",
      "in",
      parts.map((part) => part.id),
    )
    .execute()
  await noteParts(trx, target, now)
}
