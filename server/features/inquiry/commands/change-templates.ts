import type { Template, TemplateInput, TemplatePatch } from "#contract/template.ts"
import { AppError, checkVersion, existing } from "#server/app-error.ts"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import type { Caller } from "#server/caller.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { withoutUndefined } from "#server/db/without-undefined.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { orderVersion } from "#contract/record-order-constants.ts"
import type { RecordOrder } from "#contract/record-order.ts"
import { checkComplete } from "#server/records/order-records.ts"

/** Returns the answer templates in order. */
export async function listTemplates(db: Database): Promise<Template[]> {
  const rows = await db.selectFrom("template").selectAll().orderBy("position").orderBy("id").execute()
  return rows.map(({ updated_at: _when, ...template }) => template)
}

async function findTemplate(db: Database, id: number): Promise<Template> {
  return existing((await listTemplates(db)).find((template) => template.id === id))
}

/** Appends an answer template; throws `conflict` when there are too many. */
export async function addTemplate(caller: Caller, input: TemplateInput): Promise<Template> {
  const { app } = caller
  return app.db.transaction().execute(async (trx) => {
    const all = await listTemplates(trx)
    if (all.length >= dashboardLimits.templates) throw new AppError("conflict", { detail: "Too many templates" })
    const { id } = await trx
      .insertInto("template")
      .values({ ...input, position: (all.at(-1)?.position ?? 0) + 1, updated_at: app.clock().toISOString() })
      .returning("id")
      .executeTakeFirstOrThrow()
    await recordAudit(trx, caller, "template_added", { title: input.title_de })
    return findTemplate(trx, id)
  })
}

/** Changes an answer template unless the patch says what it has; throws `not_found`, or `stale` when it has changed. */
export async function changeTemplate(
  caller: Caller,
  id: number,
  patch: TemplatePatch,
  expected: number | null,
): Promise<Template> {
  const { app } = caller
  return app.db.transaction().execute(async (trx) => {
    const before = await findTemplate(trx, id)
    checkVersion(expected, before)
    const values = withoutUndefined(patch)
    if (Object.entries(values).every(([name, value]) => before[name as keyof Template] === value)) return before
    await trx
      .updateTable("template")
      .set({ ...values, version: before.version + 1, updated_at: app.clock().toISOString() })
      .where("id", "=", id)
      .execute()
    const after = await findTemplate(trx, id)
    await recordAudit(trx, caller, "template_changed", { title: after.title_de })
    return after
  })
}

/** Removes an answer template; throws `not_found`, or `stale` when it has changed. */
export async function removeTemplate(caller: Caller, id: number, expected: number | null): Promise<void> {
  await caller.app.db.transaction().execute(async (trx) => {
    const template = await findTemplate(trx, id)
    checkVersion(expected, template)
    await trx.deleteFrom("template").where("id", "=", id).execute()
    await recordAudit(trx, caller, "template_removed", { title: template.title_de })
  })
}

/**
 * Puts the answer templates into the order of `ids`, which names each exactly once. Throws `stale` with the present
 * order, or `invalid` for an unknown or missing id.
 */
export async function orderTemplates(
  caller: Caller,
  ids: readonly number[],
  expected: number | null,
): Promise<RecordOrder> {
  return caller.app.db.transaction().execute(async (trx) => {
    const present = (await listTemplates(trx)).map(({ id }) => id)
    const before = { ids: present, version: orderVersion(present) }
    checkVersion(expected, before)
    checkComplete(present, ids)
    if (ids.every((id, at) => id === present[at])) return before
    for (const [at, id] of ids.entries())
      await trx
        .updateTable("template")
        .set({ position: at + 1 })
        .where("id", "=", id)
        .execute()
    await recordAudit(trx, caller, "templates_ordered")
    return { ids: [...ids], version: orderVersion(ids) }
  })
}
