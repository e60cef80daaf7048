import { defineFeature } from "#server/feature.ts"
import { ageing, expiry } from "#server/job.ts"
import { type AccountMailSource, accountMail, companyTime } from "#server/mail/draft.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { draftOwner } from "#server/media/draft-images.ts"
import { draftApi } from "./api.ts"
import { carryOutPlans } from "./commands/carry-out-plans.ts"
import { planApi } from "./plan-api.ts"
import { shareApi } from "./share-api.ts"
import { removeEndedShares } from "./share-store.ts"
import { readyMailSource, returnedMailSource } from "./notice-ready.ts"
import { listPlans } from "./plan-store.ts"
import { imagesNamedIn } from "./draft-fields.ts"
import { listDrafts } from "./store.ts"

const keptMs = 7 * 86_400_000

/**
 * Removes images uploaded for a draft more than a week ago that no draft names; the purge of unused pictures removes
 * their files.
 */
async function removeStaleUploads(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keptMs).toISOString()
  await db.transaction().execute(async (trx) => {
    const waiting = await trx
      .selectFrom("image")
      .select(["id", "owner_id"])
      .where("owner_kind", "=", "draft")
      .where("created_at", "<", oldest)
      .execute()
    if (waiting.length === 0) return
    const named = new Set(
      (await listDrafts(trx)).flatMap(({ kind, id, patch }) =>
        imagesNamedIn(patch).map((image) => `${draftOwner(kind, id)} ${image}`),
      ),
    )
    const gone = waiting.filter(({ id, owner_id }) => !named.has(`${owner_id} ${id}`)).map(({ id }) => id)
    for (const id of gone) await trx.deleteFrom("image").where("id", "=", id).execute()
  })
}

/** Names the plans of an account that failed or wait for a confirmation; all when the maker of one no longer may publish. */
const planMailSource: AccountMailSource = async (db, { accountId, publicUrl }) => {
  const ownPlans = await db.selectFrom("plan").select("id").where("account_id", "=", accountId).execute()
  const stopped = (await listPlans(db, null)).filter(({ reason }) => reason !== "")
  const ofMaker = stopped.filter(({ plan }) => ownPlans.some((row) => row.id === plan))
  const failed = ofMaker.length > 0 ? ofMaker : stopped
  if (failed.length === 0) return null
  return accountMail("Geplante Veröffentlichung wartet auf Sie / A planned publication waits for you", [
    "Diese geplanten Veröffentlichungen wurden nicht ausgeführt oder warten auf eine Bestätigung, es wurde nichts überschrieben:\nThese planned publications were not carried out or wait for a confirmation, nothing was overwritten:",
    failed.map(({ at, kind, id, reason }) => `  ${companyTime(at)}: ${kind} ${id} (${reason})`).join("\n"),
    `Ansehen und entscheiden / Look and decide: ${publicUrl}/dashboard/drafts`,
  ])
}

/** Drafts, plans and what is hidden from visitors. */
export const publishingFeature = defineFeature({
  name: "publishing",
  routes: [
    ["/draft", draftApi],
    ["/plan", planApi],
    ["/share", shareApi],
  ],
  jobs: [
    { name: "plans", every: "*/15 * * * * *", run: carryOutPlans },
    expiry("shares", removeEndedShares),
    ageing("uploads", removeStaleUploads),
  ],
  mails: { "plan-fails": planMailSource, "draft-ready": readyMailSource, "draft-returned": returnedMailSource },
  transientTables: ["share", "record_presence"],
})
