import type { PartsRestored } from "#contract/sheet.ts"
import { AppError, existing, invalid } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import { idsOf } from "#server/db/chunks.ts"
import { bumpContentVersion } from "#server/db/content-state.ts"
import { restoreRemovedParts } from "#server/features/spare/commands/restore-removed-parts.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import {
  type TrashRow,
  auditSubject,
  findManyInTrash,
  findTrash,
  removeTrashRows,
} from "#server/records/trash-store.ts"
import { restoringAbility } from "../restoring-ability.ts"
import { type DeletedPart, restoreEntry, restoreParts } from "../restore-entry.ts"

/**
 * Restores a record unchanged, or the parts that an import removed, with their results. Throws `not_found`, or
 * `conflict` with the reason.
 */
export async function restoreFromTrash(caller: Caller, name: string): Promise<PartsRestored | null> {
  const entry = existing(await findTrash(caller.app.db, name))
  checkAbility(caller, entry)
  if (entry.kind === "import") return restoreRemovedParts(caller, Number(entry.record_id))
  await restoreManyFromTrash(caller, [name])
  return null
}

/**
 * Restores several records, all or none. Throws `invalid` for removed parts of imports, `not_found`, or `conflict` with
 * the reason.
 */
export async function restoreManyFromTrash(caller: Caller, names: readonly string[]): Promise<number> {
  const now = caller.app.clock().toISOString()
  const asked = [...new Set(names)]
  if (asked.some((name) => name.startsWith("import-"))) throw invalid("ids", "invalid")
  return caller.app.db.transaction().execute(async (trx) => {
    const found = await findManyInTrash(trx, asked)
    const entries = asked.flatMap((name) => found.get(name) ?? [])
    if (entries.length < asked.length) throw new AppError("not_found")
    for (const entry of entries) checkAbility(caller, entry)
    const isPart = (entry: TrashRow) => entry.kind === "part"
    for (const entry of entries) if (!isPart(entry)) await restoreEntry(trx, caller, entry)
    const parts = entries.filter(isPart).map(({ data }) => JSON.parse(data) as DeletedPart)
    for (const [spareId, same] of Map.groupBy(parts, (part) => part.spare_id))
      await restoreParts(trx, spareId, same, now)
    await removeTrashRows(trx, idsOf(entries))
    const restored = entries.map((entry) => ({ ...entry, id: entry.record_id }))
    await recordAudit(trx, caller, "restored", await auditSubject(trx, restored))
    await bumpContentVersion(trx)
    return asked.length
  })
}

function checkAbility({ app, account }: Caller, { kind }: Pick<TrashRow, "kind">): void {
  const needed = restoringAbility(app.records, kind)
  if (!account.abilities.includes(needed))
    throw new AppError("forbidden", { detail: `This needs the ability ${needed}` })
}
