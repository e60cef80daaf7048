import { type AccountMailSource, companyTime, oneLine } from "#server/mail/draft.ts"
import { listPlans } from "./plan-store.ts"

/** Notifies the maker of a plan that it failed. */
export const planMailSource: AccountMailSource = async (db, { accountId, publicUrl }) => {
  const account = await db.selectFrom("admin").select("email").where("id", "=", accountId).executeTakeFirst()
  const own = await db.selectFrom("plan").select("id").where("account_id", "=", accountId).execute()
  const failed = (await listPlans(db, null)).filter(
    ({ plan, state }) => state === "failed" && own.some((row) => row.id === plan),
  )
  if (!account || account.email === "" || failed.length === 0) return null
  const text = [
    "Diese geplanten Veröffentlichungen wurden nicht ausgeführt, es wurde nichts überschrieben:\nThese planned publications were not carried out, nothing was overwritten:",
    failed.map(({ at, kind, id, reason }) => `  ${companyTime(at)}: ${kind} ${id} (${reason})`).join("\n"),
    `Ansehen und entscheiden / Look and decide: ${publicUrl}/dashboard/drafts`,
  ]
  return {
    to: account.email,
    replyTo: null,
    subject: oneLine("Geplante Veröffentlichung fehlgeschlagen / A planned publication failed"),
    text: `${text.join("\n\n")}\n`,
  }
}
