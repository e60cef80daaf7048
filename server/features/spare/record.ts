import { type SpareSummary, spareInputSchema, sparePatchSchema, spareSummarySchema } from "#contract/spare.ts"
import { defineRecord } from "#server/records/define-record.ts"
import { insertPartSet } from "./part-set-store.ts"

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
  title: (spare: SpareSummary) => spare.title_de,
  pages: (spare) => [`/part-list/${spare.id}`],
  abilities: { read: "content.read", change: "content.publish" },
  beforeCreate: async (_trx, input, { clock }) => ({
    ...input,
    part_set: 0,
    parts_total: 0,
    parts_updated_at: clock().toISOString(),
  }),
  async afterCreate(trx, id, _input, { clock }) {
    const part_set = await insertPartSet(trx, id, "living", clock().toISOString())
    await trx.updateTable("spare").set({ part_set }).where("id", "=", id).execute()
  },
  async beforePurge(trx, id) {
    await trx.deleteFrom("part").where("spare_id", "=", id).execute()
    await trx.deleteFrom("part_set").where("spare_id", "=", id).execute()
  },
})
