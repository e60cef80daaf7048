import { z } from "zod"
import { listedPlanSchema, planInputSchema, planSchema, type Plan, type PlanInput } from "#contract/publishing.ts"
import { routes } from "#server/api-kit/routes.ts"
import { AppError, existing, invalid } from "#server/app-error.ts"
import { type Caller, makerOf } from "#server/caller.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { existingRecord } from "#server/records/read-records.ts"
import { recordIdOf } from "#server/records/define-record.ts"
import { readPublications } from "./read-publication.ts"
import { findPlan, insertPlan, listPlans, removePlan, setDoubt } from "./plan-store.ts"
import { findDraft } from "./store.ts"

export const planApi = routes("Plans", { needs: "content.publish" })
  .call(
    "GET /",
    { summary: "What is planned, and plans that failed", needs: "content.read", returns: z.array(listedPlanSchema) },
    async ({ app }) => (await readPublications(app)).plans,
  )
  .call(
    "POST /",
    {
      summary:
        "Publish, hide or show a record at a moment to come; replaces its plans for the same act that share a language",
      body: planInputSchema,
      returns: z.array(planSchema),
      status: 201,
      refuses: ["not_found"],
    },
    ({ caller, body }) => makePlan(caller, body),
  )
  .call(
    "POST /:id/confirm",
    {
      summary:
        "Let a plan run that waits because its draft was changed, or its maker may no longer publish; If-Match names the draft's version",
      ifMatch: true,
      returns: z.array(planSchema),
    },
    ({ caller, params, version }) => confirmPlan(caller, params.id, version),
  )
  .call("DELETE /:id", { summary: "Take a plan back, or remove one that failed" }, ({ caller, params }) =>
    cancelPlan(caller, params.id),
  )

/**
 * Schedules an act on a record, replacing its plans for the same act that share a language. Throws `not_found`, or
 * `invalid` for a time in the past.
 */
async function makePlan(caller: Caller, input: PlanInput): Promise<Plan[]> {
  const { app } = caller
  const definition = app.records[input.kind]
  const id = recordIdOf(input.id)
  if (input.at <= app.clock().toISOString()) throw invalid("at", "past")
  if (input.act !== "publish" && !definition.hiding) throw invalid("act", "invalid")
  return app.db.transaction().execute(async (trx) => {
    const record = await existingRecord(trx, definition, id)
    const draft = input.act === "publish" ? existing(await findDraft(trx, input.kind, id)) : null
    await insertPlan(trx, caller, input, draft?.version ?? 0)
    const detail = `${input.act} ${input.at}`
    await recordAudit(trx, caller, "planned", { kind: input.kind, id, title: definition.title(record), detail })
    return listPlans(trx, { kind: input.kind, id })
  })
}

/**
 * Makes a plan that waits for a confirmation the caller's, for the draft as it is; it runs at its time, or at once when
 * that has passed. Throws `not_found`, or `stale` for another version of the draft.
 */
async function confirmPlan(caller: Caller, plan: number, expected: number | null): Promise<Plan[]> {
  const { app, account } = caller
  return app.db.transaction().execute(async (trx) => {
    const { kind, id, at, act } = existing(await findPlan(trx, plan))
    const draft = await findDraft(trx, kind, id)
    if (expected !== null && expected !== (draft?.version ?? 0)) throw new AppError("stale", { current: draft })
    const draft_version = act === "publish" ? (draft?.version ?? 0) : 0
    await setDoubt(trx, plan, "", { ...makerOf(account), planned_by: account.name, draft_version })
    await recordAudit(trx, caller, "plan_confirmed", { kind, id, detail: `${act} ${at}` })
    return listPlans(trx, { kind, id })
  })
}

/** Cancels a plan; throws `not_found`. */
async function cancelPlan(caller: Caller, plan: number): Promise<void> {
  await caller.app.db.transaction().execute(async (trx) => {
    const row = existing(await removePlan(trx, plan))
    const detail = `${row.act} ${row.at}`
    await recordAudit(trx, caller, "plan_taken_back", { kind: row.kind, id: row.record_id, detail })
  })
}
