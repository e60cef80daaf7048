import { mailOwners } from "#server/auth/mail-owners.ts"
import type { AppContext } from "#server/app-context.ts"
import { domainOf } from "#server/mail/enqueue-mails.ts"
import { type AccountMailSource, accountMail, companyTime, oneLine } from "#server/mail/draft.ts"
import { soon, listEndingKeys } from "./store.ts"

/** Notifies an owner of access keys that expire within 30 days. */
export const keyMailSource: AccountMailSource = async (db, { company, publicUrl, now }) => {
  const keys = await listEndingKeys(db, now)
  if (keys.length === 0) return null
  return accountMail(`Zugangsschlüssel enden / Access keys end: ${company}`, [
    "Diese Zugangsschlüssel enden innerhalb von 30 Tagen; Programme, die sie verwenden, werden dann abgewiesen:\nThese access keys end within 30 days; programs that use them will be refused then:",
    keys.map(({ name, expires_at }) => `  ${oneLine(name)}: ${companyTime(expires_at)}`).join("\n"),
    `Erneuern / Renew: ${publicUrl}/dashboard/settings/access-keys`,
  ])
}

/** Mails every owner with an address, once per key, when it expires within 30 days. */
export async function warnOfEndingKeys({ db, config, clock, mail }: AppContext): Promise<void> {
  if (config.mail === null) return
  const now = clock()
  const message = { now, domain: domainOf(config.mail.from) }
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("access_key")
      .set({ warned_at: now.toISOString() })
      .where("warned_at", "is", null)
      .where("expires_at", ">", now.toISOString())
      .where("expires_at", "<=", soon(now))
      .executeTakeFirst()
    if (Number(numUpdatedRows) > 0) await mailOwners(trx, "key-ends", message)
  })
  mail.resume()
}
