import type { PartsRestored } from "#contract/sheet.ts"
import { trashKinds } from "#contract/trash-constants.ts"
import { requireAbility } from "#server/account.ts"
import { AppError, existing, invalid } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import { idsOf } from "#server/db/chunks.ts"
import { bumpContentVersion } from "#server/db/content-state.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { findManyInTrash, findTrash, removeTrashRows } from "#server/records/trash-store.ts"
import { readSubject } from "../read-subject.ts"

/**
 * Restores a record unchanged, or the parts that an import removed, with their results. Throws `not_found`, or
 * `conflict` with the reason.
 */
export async function restoreFromTrash(caller: Caller, name: string): Promise<PartsRestored | null> {
  const { kind, record_id } = existing(await findTrash(caller.app.db, name))
  const { ability, restoreInSteps } = caller.app.kinds[kind]
  requireAbility(caller.account, ability)
  if (restoreInSteps) return restoreInSteps(caller, Number(record_id))
  await restoreManyFromTrash(caller, [name])
  return null
}

/**
 * Restores several records, all or none. Throws `invalid` for removed parts of imports, `not_found`, or `conflict` with
 * the reason.
 */
export async function restoreManyFromTrash(caller: Caller, names: readonly string[]): Promise<number> {
  const { kinds, db } = caller.app
  const unique = [...new Set(names)]
  if (unique.some((name) => trashKinds.some((kind) => name.startsWith(`${kind}-`) && kinds[kind].restoreInSteps)))
    throw invalid("ids", "invalid")
  return db.transaction().execute(async (trx) => {
    const stored = await findManyInTrash(trx, unique)
    const entries = unique.flatMap((name) => stored.get(name) ?? [])
    if (entries.length < unique.length) throw new AppError("not_found")
    for (const { kind } of entries) requireAbility(caller.account, kinds[kind].ability)
    const { last = [], others = [] } = Object.groupBy(entries, ({ kind }) =>
      kinds[kind].restoredLast ? "last" : "others",
    )
    for (const entry of others) await kinds[entry.kind].restore?.(trx, caller, [entry])
    for (const [kind, group] of Map.groupBy(last, (entry) => entry.kind))
      await kinds[kind].restore?.(trx, caller, group)
    await removeTrashRows(trx, idsOf(entries))
    await recordAudit(trx, caller, "restored", await readSubject(trx, caller.app, entries))
    await bumpContentVersion(trx)
    return unique.length
  })
}
