import { existing } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { listMergedInto } from "../follow-merges.ts"
import { findInquiry } from "../store.ts"

/**
 * Makes the links to the private page of an inquiry void, such as where one was passed on, and those of inquiries merged
 * into it; a new one is not proved. Throws `not_found`.
 */
export async function withdrawLink(caller: Caller, id: number): Promise<void> {
  const { app } = caller
  await app.db.transaction().execute(async (trx) => {
    const inquiry = existing(await findInquiry(trx, id, app.clock()))
    await trx
      .updateTable("request")
      .set((eb) => ({ link_number: eb("link_number", "+", 1), proven_at: null, version: eb("version", "+", 1) }))
      .where("id", "in", [id, ...(await listMergedInto(trx, id))])
      .execute()
    await recordAudit(trx, caller, "link_withdrawn", { kind: "request", id, title: inquiry.reference })
  })
}
