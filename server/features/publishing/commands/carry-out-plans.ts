import type { AppContext } from "#server/app-context.ts"
import { languages } from "#contract/language.ts"
import type { Hidden } from "#contract/publishing.ts"
import { AppError } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import { domainOf } from "#server/mail/enqueue-mails.ts"
import { addMessage } from "#server/mail/outbox-store.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { changeRecordIn } from "#server/records/change-record.ts"
import { readHidden } from "#server/records/visibility.ts"
import { type StoredPlan, endPlan, listDuePlans, removePlan } from "../plan-store.ts"
import { publishDraft } from "./publish-draft.ts"

/**
 * Executes due plans, including those missed while the process was down. A plan and its completion share one
 * transaction, so none runs twice. A rejected plan fails with the reason and a mail to its maker, and changes nothing.
 * After any other error the plan is retried next time and the others run; throws the first such error at the end.
 */
export async function carryOutPlans(app: AppContext): Promise<void> {
  const broken: unknown[] = []
  for (const plan of await listDuePlans(app.db, app.clock().toISOString()))
    try {
      await carryOut(app, plan)
      app.log.info({ event: "plan carried out", plan: plan.plan, act: plan.act, kind: plan.kind, record: plan.id })
    } catch (error) {
      if (error instanceof AppError) await fail(app, plan, error)
      else broken.push(error)
    }
  if (broken.length > 0) throw broken[0]
}

async function carryOut(app: AppContext, plan: StoredPlan): Promise<void> {
  const caller: Caller = { app, account: callerOf(plan) }
  const { kind, id } = plan
  if (plan.act === "publish") {
    const all = plan.languages.length === 0
    // Also removes the plan of what it publishes.
    await publishDraft(
      caller,
      kind,
      id,
      all ? { others: true } : { languages: plan.languages, others: plan.others },
      null,
    )
    return
  }
  await app.db.transaction().execute(async (trx) => {
    if (!(await removePlan(trx, plan.plan))) return
    const hidden = hiddenAfter(await readHidden(trx, kind, id), plan)
    await changeRecordIn(trx, caller, app.records[kind], id, { patch: { hidden }, expected: null })
  })
}

/** Returns what is hidden of a record after a plan to hide or show it, or some of its languages. */
function hiddenAfter(before: Hidden, { act, languages: of }: Pick<StoredPlan, "act" | "languages">): Hidden {
  if (of.length === 0) return act === "hide" ? "all" : []
  const now = before === "all" ? languages : before
  return act === "hide"
    ? languages.filter((language) => now.includes(language) || of.includes(language))
    : now.filter((language) => !of.includes(language))
}

const callerOf = ({ account_id, planned_by }: StoredPlan) => ({
  id: account_id,
  name: planned_by,
  abilities: [],
  languages: [],
})

async function fail({ db, clock, config, mail, log }: AppContext, plan: StoredPlan, error: AppError): Promise<void> {
  log.warn({ event: "plan failed", plan: plan.plan, act: plan.act, kind: plan.kind, record: plan.id, code: error.code })
  await db.transaction().execute(async (trx) => {
    await endPlan(trx, plan.plan, "failed", error.code)
    const changer = { app: { clock }, account: callerOf(plan) }
    await recordAudit(trx, changer, "plan_failed", { kind: plan.kind, id: plan.id, detail: error.code })
    if (config.mail === null || plan.account_id === null) return
    const message = { now: clock(), domain: domainOf(config.mail.from) }
    await addMessage(trx, "plan-fails", { account_id: plan.account_id }, message)
  })
  mail.resume()
}
