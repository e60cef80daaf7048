import { type AccountMailSource, accountMail, companyTime } from "#server/mail/draft.ts"
import { listPlans } from "./plan-store.ts"

/** Names the plans of an account that failed or wait for a confirmation; all when the maker of one no longer may publish. */
export const planMailSource: AccountMailSource = async (db, { accountId, publicUrl }) => {
  const account = await db.selectFrom("admin").select("email").where("id", "=", accountId).executeTakeFirst()
  const own = await db.selectFrom("plan").select("id").where("account_id", "=", accountId).execute()
  const stopped = (await listPlans(db, null)).filter(({ reason }) => reason !== "")
  const ofMaker = stopped.filter(({ plan }) => own.some((row) => row.id === plan))
  const failed = ofMaker.length > 0 ? ofMaker : stopped
  if (failed.length === 0) return null
  return accountMail(account?.email, "Geplante Veröffentlichung wartet auf Sie / A planned publication waits for you", [
    "Diese geplanten Veröffentlichungen wurden nicht ausgeführt oder warten auf eine Bestätigung, es wurde nichts überschrieben:\nThese planned publications were not carried out or wait for a confirmation, nothing was overwritten:",
    failed.map(({ at, kind, id, reason }) => `  ${companyTime(at)}: ${kind} ${id} (${reason})`).join("\n"),
    `Ansehen und entscheiden / Look and decide: ${publicUrl}/dashboard/drafts`,
  ])
}
