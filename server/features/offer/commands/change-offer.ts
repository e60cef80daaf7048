import type { Offer, OfferLineInput, OfferPatch } from "#contract/offer.ts"
import { checkVersion, conflict, existing, invalid } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { withoutUndefined } from "#server/db/without-undefined.ts"
import { listLines } from "#server/features/inquiry/line-store.ts"
import { readOffer } from "../check-offer.ts"
import { writeOfferLines } from "../write-lines.ts"

/**
 * Changes a draft. Throws `not_found`; `stale` with the offer as it stands when somebody else has changed it; `conflict`
 * with `frozen` for one that was sent; `invalid` for a line of another inquiry.
 */
export async function changeOffer(
  caller: Caller,
  id: number,
  patch: OfferPatch,
  expected: number | null,
): Promise<Offer> {
  const { app, account } = caller
  const { lines, export_checked, ...head } = patch
  return app.db.transaction().execute(async (trx) => {
    const inside = { ...app, db: trx }
    const offer = existing(await readOffer(inside, id, account.name))
    if (offer.state !== "draft") throw conflict("frozen", "This revision was sent: begin a new one")
    checkVersion(expected, offer)
    if (lines) {
      await checkAskedLines(trx, offer.request_id, lines)
      await writeOfferLines(trx, id, lines)
    }
    const checked = export_checked
      ? { export_checked_at: app.clock().toISOString(), export_checked_by: account.name }
      : { export_checked_at: null, export_checked_by: "" }
    await trx
      .updateTable("offer")
      .set({
        ...withoutUndefined(head),
        ...(export_checked === undefined ? {} : checked),
        version: offer.version + 1,
      })
      .where("id", "=", id)
      .execute()
    return existing(await readOffer(inside, id, account.name))
  })
}

async function checkAskedLines(trx: Database, requestId: number, lines: readonly OfferLineInput[]): Promise<void> {
  const askedIds = new Set((await listLines(trx, [requestId])).get(requestId)?.map((line) => line.id))
  const wrong = lines.findIndex(({ line_id }) => line_id !== null && !askedIds.has(line_id))
  if (wrong !== -1) throw invalid(`lines.${wrong}.line_id`, "not_found")
}
