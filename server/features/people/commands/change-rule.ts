import type { SecondFactorRule } from "#contract/people-constants.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import type { PeopleCaller } from "../member.ts"
import { writeRule } from "../store.ts"

/** Decides who must have a second factor. */
export async function changeRule(caller: PeopleCaller, rule: SecondFactorRule): Promise<void> {
  await caller.app.db.transaction().execute(async (trx) => {
    await writeRule(trx, rule)
    await recordAudit(trx, caller, "second_factor_asked_of", { detail: rule })
  })
}
