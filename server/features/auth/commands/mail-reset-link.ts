import type { AppContext } from "#server/app-context.ts"
import { domainOf } from "#server/mail/enqueue-mails.ts"
import { addMessage } from "#server/mail/outbox-store.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { accountName, findAccount } from "../store.ts"
import { nameOf } from "./try-password.ts"

/**
 * Mails a reset link, at most three an hour per account. The response does not reveal whether the login exists:
 * dependent work runs after it.
 */
export function mailResetLink(app: AppContext, login: string): void {
  if (app.config.mail === null) return
  void send(app, login).catch((error: unknown) => app.log.error({ err: error }, "no link mailed"))
}

async function send(app: AppContext, login: string): Promise<void> {
  const { config, db, clock } = app
  const account = await findAccount(db, login)
  if (!account || account.disabled_at !== null || account.email === "" || account.password_hash === "") return
  await app.limits.consume("linkMail", nameOf({ login }))
  if (config.mail === null) return
  await addMessage(db, "reset", { account_id: account.id }, { now: clock(), domain: domainOf(config.mail.from) })
  await recordAudit(db, { app, account: accountName(account) }, "password_link_mailed")
  app.mail.resume()
}
