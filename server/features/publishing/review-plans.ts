import type { PublishedKind } from "#contract/publishing.ts"
import { idsOf } from "#server/db/chunks.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { Caller } from "#server/caller.ts"
import type { RecordId } from "#server/records/define-record.ts"
import { noticePlan } from "./notice-plan.ts"
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
