import { type AccountMailSource, accountMail, companyTime, oneLine } from "#server/mail/draft.ts"
import { listEndingKeys } from "./store.ts"

/** Notifies an owner of access keys that expire within 30 days. */
export const keyMailSource: AccountMailSource = async (db, { accountId, publicUrl, now }) => {
  const account = await db.selectFrom("admin").select("email").where("id", "=", accountId).executeTakeFirst()
  const settings = await db.selectFrom("settings").select("company_name").executeTakeFirst()
  const keys = await listEndingKeys(db, now)
  if (keys.length === 0) return null
  return accountMail(account?.email, `Zugangsschlüssel enden / Access keys end: ${settings?.company_name ?? ""}`, [
    "Diese Zugangsschlüssel enden innerhalb von 30 Tagen; Programme, die sie verwenden, werden dann abgewiesen:\nThese access keys end within 30 days; programs that use them will be refused then:",
    keys.map(({ name, expires_at }) => `  ${oneLine(name)}: ${companyTime(expires_at)}`).join("\n"),
    `Erneuern / Renew: ${publicUrl}/dashboard/settings/access-keys`,
  ])
}
