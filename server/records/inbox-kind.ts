import type { Ability } from "#contract/ability.ts"
import type { Kind } from "./kind.ts"

/**
 * Returns what trash and activity log have to know of what visitors send: its row stays while it is in the trash, and the
 * audit names it by its reference.
 */
export const inboxKind = (
  table: "request" | "application",
  ability: Ability,
  restored: object = {},
): Kind<unknown> => ({
  ability,
  restore: async (trx, _caller, entries) => {
    const ids = entries.map(({ record_id }) => Number(record_id))
    await trx
      .updateTable(table)
      .set((eb) => ({ ...restored, deleted_at: null, version: eb("version", "+", 1) }))
      .where("id", "in", ids)
      .execute()
  },
  // References delete what belongs to it.
  purge: async (trx, id) => {
    await trx.deleteFrom(table).where("id", "=", id).where("deleted_at", "is not", null).execute()
  },
  readReferences: async (db, ids) => {
    const rows = await db.selectFrom(table).select(["id", "reference"]).where("id", "in", ids).execute()
    return new Map(rows.map(({ id, reference }) => [id, reference]))
  },
  findActive: async (db, ids) => {
    const rows = await db
      .selectFrom(table)
      .select("id")
      .where("deleted_at", "is", null)
      .where("id", "in", ids.map(Number))
      .execute()
    return rows.map(({ id }) => ({ id, parent_id: null }))
  },
})
