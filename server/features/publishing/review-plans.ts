import type { Plan, PublishedKind } from "#contract/publishing.ts"
import { rightsColumns, rightsOf } from "#server/auth/account-fields.ts"
import type { Caller } from "#server/caller.ts"
import { idsOf } from "#server/db/chunks.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { domainOf } from "#server/mail/enqueue-mails.ts"
import { addMessage } from "#server/mail/outbox-store.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import type { RecordId } from "#server/records/define-record.ts"
import { pickFields } from "./draft-fields.ts"
import { followDraft, listPlans, setDoubt } from "./plan-store.ts"

interface Save {
  /** Version of the draft before and after. */
  from: number
  to: number
  /** Fields that differ. */
  changed: readonly string[]
}

/**
 * Applies the save of a draft to its plans: they are for the new version when the caller may publish, or changed nothing
 * that they publish; else they wait until somebody who may publish confirms them.
 */
export async function reviewPlans(
  trx: Database,
  caller: Caller,
  at: { kind: PublishedKind; id: RecordId },
  { from, to, changed }: Save,
): Promise<void> {
  const plans = (await listPlans(trx, at)).filter(({ act, state }) => act === "publish" && state === "waiting")
  const fields = Object.fromEntries(changed.map((name) => [name, true]))
  const mayPublish = caller.account.abilities.includes("content.publish")
  const isDoubtful = ({ languages, others }: (typeof plans)[number]) =>
    !mayPublish && pickFields(fields, languages.length > 0 ? { languages, others } : { others }).length > 0
  const doubtful = plans.filter(isDoubtful)
  const follow = plans.filter((plan) => !isDoubtful(plan)).map(({ plan }) => ({ id: plan }))
  await followDraft(trx, idsOf(follow), { from, to })
  for (const plan of doubtful.filter(({ reason }) => reason === "")) {
    await setDoubt(trx, plan.plan, "draft_changed")
    await noticePlan(trx, caller, plan, "plan_waits", "draft_changed")
  }
}

/** Logs that a plan failed or waits, and mails its maker; everybody who may publish when the maker no longer may. */
export async function noticePlan(
  trx: Database,
  { app, account }: Caller,
  { plan, kind, id }: Plan,
  event: "plan_failed" | "plan_waits",
  detail: string,
): Promise<void> {
  await recordAudit(trx, { app, account }, event, { kind, id, detail })
  if (app.config.mail === null) return
  const message = { now: app.clock(), domain: domainOf(app.config.mail.from) }
  const stored = await trx.selectFrom("plan").select("account_id").where("id", "=", plan).executeTakeFirst()
  const people = await trx.selectFrom("admin").select("id").select(rightsColumns).where("email", "!=", "").execute()
  const able = people.filter((person) => rightsOf(person).abilities.includes("content.publish"))
  const maker = able.filter((person) => person.id === stored?.account_id)
  for (const person of maker.length > 0 ? maker : able)
    await addMessage(trx, "plan-fails", { account_id: person.id }, message)
}
