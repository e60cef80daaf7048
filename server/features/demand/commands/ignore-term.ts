import type { DemandPatch } from "#contract/demand.ts"
import { AppError } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import { demandKey } from "#server/demand/read-term.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { hasTerm, markIgnored } from "../store.ts"

/** Hides a term from the board or shows it again, in any spelling; throws `not_found` for a term nobody requested. */
export async function ignoreTerm(caller: Caller, { term, ignored }: DemandPatch): Promise<DemandPatch> {
  const key = demandKey(term.toLowerCase())
  await caller.app.db.transaction().execute(async (trx) => {
    if (!(await hasTerm(trx, key))) throw new AppError("not_found")
    await markIgnored(trx, key, ignored)
    await recordAudit(trx, caller, ignored ? "term_ignored" : "term_taken_back", { title: key })
  })
  return { term, ignored }
}
