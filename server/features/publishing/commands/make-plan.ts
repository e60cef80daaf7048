import type { Plan, PlanInput } from "#contract/publishing.ts"
import { recordIdOf } from "#server/records/record-id.ts"
import { AppError, existing, invalid } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { existingRecord } from "#server/records/read-records.ts"
import { insertPlan, listPlans, removePlan } from "../plan-store.ts"
import { findDraft } from "../store.ts"

/**
 * Schedules an act on a record, replacing its plans for the same act that share a language. Throws `not_found`, or
 * `invalid` for a time in the past.
 */
export async function makePlan(caller: Caller, input: PlanInput): Promise<Plan[]> {
  const { app } = caller
  const definition = app.records[input.kind]
  const id = recordIdOf(input.id)
  if (input.at <= app.clock().toISOString()) throw invalid("at", "past")
  if (input.act !== "publish" && !definition.hiding) throw invalid("act", "invalid")
  return app.db.transaction().execute(async (trx) => {
    const record = await existingRecord(trx, definition, id)
    if (input.act === "publish" && !(await findDraft(trx, input.kind, id))) throw new AppError("not_found")
    await insertPlan(trx, caller, input)
    const detail = `${input.act} ${input.at}`
    await recordAudit(trx, caller, "planned", { kind: input.kind, id, title: definition.title(record), detail })
    return listPlans(trx, { kind: input.kind, id })
  })
}

/** Cancels a plan; throws `not_found`. */
export async function cancelPlan(caller: Caller, plan: number): Promise<void> {
  await caller.app.db.transaction().execute(async (trx) => {
    const row = existing(await removePlan(trx, plan))
    await recordAudit(trx, caller, "plan_taken_back", { kind: row.kind, id: row.record_id, detail: row.at })
  })
}
