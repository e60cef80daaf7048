import type { Publication, PublishedKind } from "#contract/publishing.ts"
import { AppError, existing } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import type { RecordId } from "#server/records/define-record.ts"
import { existingRecord } from "#server/records/read-records.ts"
import { noticeReturned } from "../notice-ready.ts"
import { presentPublication } from "../read-publication.ts"
import { reviewPlans } from "../review-plans.ts"
import { findDraft } from "../store.ts"

/**
 * Sends a draft back to the person who saved it last, who is mailed unless the account does not want it. Throws
 * `not_found` without a draft, `stale` with the current one, `conflict` where it is not ready for review.
 */
export async function returnDraft(
  caller: Caller,
  kind: PublishedKind,
  id: RecordId,
  { note, version: expected }: { note: string; version: number | null },
): Promise<Publication> {
  const { app, account } = caller
  const publication = await app.db.transaction().execute(async (trx) => {
    const live = await existingRecord(trx, app.records[kind], id)
    const draft = existing(await findDraft(trx, kind, id))
    if (expected !== null && expected !== draft.version) throw new AppError("stale", { current: draft })
    if (!draft.ready) throw new AppError("conflict", { detail: "This draft is not ready for review" })
    const version = draft.version + 1
    const row = await trx
      .updateTable("draft")
      .set({ is_ready: 0, note, ready_by: account.name, ready_at: app.clock().toISOString(), version })
      .where("kind", "=", kind)
      .where("record_id", "=", String(id))
      .returning("account_id")
      .executeTakeFirst()
    await reviewPlans(trx, caller, { kind, id }, { from: draft.version, to: version, changed: [] })
    await recordAudit(trx, caller, "draft_returned", { kind, id, title: app.records[kind].title(live) })
    await noticeReturned(trx, caller, row?.account_id ?? null)
    return presentPublication({ ...app, db: trx }, kind, id, live)
  })
  app.mail.resume()
  return publication
}
