import { defaultLanguage } from "#contract/language.ts"
import { fallback } from "#contract/localized.ts"
import { recordPaths } from "#contract/record-constants.ts"
import { type SpareSummary, spareInputSchema, sparePatchSchema, spareSummarySchema } from "#contract/spare.ts"
import { bumpContentVersion } from "#server/db/content-state.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { defineRecord } from "#server/records/define-record.ts"
import { removeHistory } from "#server/records/history-store.ts"
import { removeTrashRows } from "#server/records/trash-store.ts"
import { purgeImportParts } from "./import-part-store.ts"
import { insertPartSet, purgeGroups } from "./part-set-store.ts"

/** A spare-part group: the parts of one turbine family. */
export const spareRecord = defineRecord({
  kind: "spare",
  table: "spare",
  input: spareInputSchema,
  patch: sparePatchSchema,
  shown: spareSummarySchema,
  texts: ["title", "text", "subtitle"],
  richTexts: ["text"],
  images: { many: true, atLeast: 0 },
  references: {},
  title: (spare: SpareSummary, language = defaultLanguage) => fallback(spare, "title", language).text,
  search: { head: ["title", "subtitle"], body: "text" },
  page: { path: recordPaths.spare, written: ["title"], changed: ["updated_at", "parts_updated_at"] },
  abilities: { read: "content.read", change: "content.publish" },
  hiding: { whole: true, languages: true },
  beforeCreate: async (_trx, input, { app }) => ({
    ...input,
    part_set: 0,
    parts_total: 0,
    parts_updated_at: app.clock().toISOString(),
  }),
  async afterCreate(trx, id, _input, { app }) {
    const part_set = await insertPartSet(trx, id, "living", app.clock().toISOString())
    await trx.updateTable("spare").set({ part_set }).where("id", "=", id).execute()
  },
  purgeInSteps: async (db) => {
    await purgeGroups(db)
    await purgeImportParts(db)
  },
  async beforePurge(trx, id) {
    await purgeImports(trx, id)
    await purgeDeletedParts(trx, id)
    await leaveCategories(trx, id)
  },
})

/** Removes the trash data of a group's imports; their rows in `import_part` are purged in steps afterwards. */
async function purgeImports(trx: Database, spareId: number): Promise<void> {
  const imports = await trx.selectFrom("import").select("id").where("spare_id", "=", spareId).execute()
  const ids = imports.map((row) => String(row.id))
  if (ids.length > 0) await trx.deleteFrom("trash").where("kind", "=", "import").where("record_id", "in", ids).execute()
  await trx.deleteFrom("import").where("spare_id", "=", spareId).execute()
}

/** Clears the group of categories that have it, deleted ones too, which may be restored. */
async function leaveCategories(trx: Database, spareId: number): Promise<void> {
  const left = await trx
    .updateTable("category")
    .set((eb) => ({ spare_id: null, version: eb("version", "+", 1) }))
    .where("spare_id", "=", spareId)
    .returning("id")
    .execute()
  if (left.length > 0) await bumpContentVersion(trx)
}

/** Removes the trash entries and stored versions of a group's deleted parts. */
async function purgeDeletedParts(trx: Database, spareId: number): Promise<void> {
  const parts = await trx.selectFrom("trash").select(["id", "record_id", "data"]).where("kind", "=", "part").execute()
  for (const { id, record_id, data } of parts) {
    if ((JSON.parse(data) as { spare_id: number }).spare_id !== spareId) continue
    await removeHistory(trx, "part", record_id)
    await removeTrashRows(trx, [id])
  }
}
