import type { AppContext } from "#server/app-context.ts"
import { languages } from "#contract/language.ts"
import type { Hidden } from "#contract/publishing.ts"
import { AppError } from "#server/app-error.ts"
import { findMakerRights } from "#server/auth/maker-rights.ts"
import { type Caller, systemAccount } from "#server/caller.ts"
import { eachAlone } from "#server/job.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { changeRecordIn } from "#server/records/change-record.ts"
import { readHidden } from "#server/records/visibility.ts"
import { noticePlan } from "../review-plans.ts"
import { type Doubt, type StoredPlan, endPlan, findPlan, listDuePlans, removePlan, setDoubt } from "../plan-store.ts"
import { findDraft } from "../store.ts"
import { publishDraftIn } from "./publish-draft.ts"

/**
 * Executes due plans, including those missed while the process was down. A plan and its completion share one
 * transaction, so none runs twice. A plan whose draft or maker's rights have changed waits for a confirmation. A
 * rejected one fails with the reason. Both are mailed, and change nothing. After any other error the plan is retried
 * next time and the others run; throws such errors at the end.
 */
export async function carryOutPlans(app: AppContext): Promise<void> {
  await eachAlone(await listDuePlans(app.db, app.clock().toISOString()), async (id) => {
    try {
      await app.db.transaction().execute(async (trx) => {
        const plan = await findPlan(trx, id)
        if (plan?.reason === "") await carryOut(trx, app, plan)
      })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      await fail(app, id, error)
    }
  })
}

async function carryOut(trx: Database, app: AppContext, plan: StoredPlan): Promise<void> {
  const rights = await findMakerRights(trx, plan, app.clock())
  const caller: Caller = { app, account: { id: plan.account_id, name: plan.planned_by, ...rights } }
  const doubt = rights.abilities.includes("content.publish") ? await draftDoubt(trx, plan) : "forbidden"
  const facts = { plan: plan.plan, act: plan.act, kind: plan.kind, record: plan.id }
  if (doubt !== "") {
    await setDoubt(trx, plan.plan, doubt)
    await noticePlan(trx, caller, plan, "plan_waits", doubt)
    app.log.warn({ event: "plan waits", ...facts, code: doubt })
    return
  }
  await removePlan(trx, plan.plan)
  const { kind, id, languages: planLanguages, others } = plan
  if (plan.act === "publish") {
    const input = planLanguages.length === 0 ? { others: true } : { languages: planLanguages, others }
    await publishDraftIn(trx, caller, plan, input, null, true)
  } else {
    const hidden = hiddenAfter(await readHidden(trx, kind, id), plan)
    await changeRecordIn(trx, caller, app.records[kind], id, { patch: { hidden }, expected: null, isPlanned: true })
  }
  app.log.info({ event: "plan carried out", ...facts })
}

/** Returns whether the draft is another one than was planned, as after a restore. */
async function draftDoubt(trx: Database, { act, kind, id, draft_version }: StoredPlan): Promise<Doubt> {
  const draft = act === "publish" ? await findDraft(trx, kind, id) : null
  return draft && draft.version !== draft_version ? "draft_changed" : ""
}

/** Returns what is hidden of a record after a plan to hide or show it, or some of its languages. */
function hiddenAfter(before: Hidden, { act, languages: planLanguages }: Pick<StoredPlan, "act" | "languages">): Hidden {
  if (planLanguages.length === 0) return act === "hide" ? "all" : []
  const now = before === "all" ? languages : before
  return act === "hide"
    ? languages.filter((language) => now.includes(language) || planLanguages.includes(language))
    : now.filter((language) => !planLanguages.includes(language))
}

async function fail(app: AppContext, id: number, { code }: AppError): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    const plan = await findPlan(trx, id)
    if (!plan) return
    app.log.warn({ event: "plan failed", plan: id, act: plan.act, kind: plan.kind, record: plan.id, code })
    await endPlan(trx, id, "failed", code)
    const account = { ...systemAccount, id: plan.account_id, name: plan.planned_by }
    await noticePlan(trx, { app, account }, plan, "plan_failed", code)
  })
  app.mail.resume()
}
