import { existing } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import { bumpContentVersion } from "#server/db/content-state.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { markCurrent } from "#server/records/mark-current.ts"
import { existingRecord } from "#server/records/read-records.ts"
import { markWritten } from "../../publishing/store.ts"
import { unitsByKey } from "./write-translations.ts"

/**
 * Marks the translation of a record as up to date with the German texts, without changing it; texts of its draft too.
 * Throws `not_found`.
 */
export async function markTranslation(caller: Caller, key: string): Promise<void> {
  const { app } = caller
  const unit = existing((await unitsByKey(app)).get(key))
  const { kind, lang, targetId } = unit
  const id = existing(targetId)
  const definition = app.records[kind]
  if (unit.isOwnRecord) await markOwnRecord(caller, unit.parentId || Number(id), unit)
  else await markCurrent(caller, definition, id, lang, null)
  await markWritten(app.db, kind, id, app.clock().toISOString())
  await app.content.refresh()
}

/** Marks a record that has one language; parts of one have the mark of their owner. */
async function markOwnRecord(
  caller: Caller,
  id: number,
  { kind, lang }: { kind: keyof Caller["app"]["records"]; lang: string },
): Promise<void> {
  const { records, db, clock } = caller.app
  const definition = records[records[kind].parent?.kind ?? kind]
  await db.transaction().execute(async (trx) => {
    const record = await existingRecord(trx, definition, id)
    await trx
      .updateTable(definition.table as "product")
      .set((eb) => ({ current_at: clock().toISOString(), version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .execute()
    await recordAudit(trx, caller, "translation_marked_as_current", {
      kind: definition.kind,
      id,
      title: definition.title(record),
      detail: lang,
    })
    await bumpContentVersion(trx)
  })
}
