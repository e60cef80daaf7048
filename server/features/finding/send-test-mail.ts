import { randomUUID } from "node:crypto"
import { AppError, conflict } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import { readSettings } from "#server/features/settings/store.ts"
import { domainOf } from "#server/mail/enqueue-mails.ts"
import { MailFault, sendOverSmtp } from "#server/mail/smtp.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { writeFinding } from "./store.ts"

const times = { responseMs: 10_000, messageMs: 20_000 }

/**
 * Sends a mail to the account's address, else to the company's, or notes that it arrived. Throws `conflict` with the
 * server's words where mail is not set up or was not accepted.
 */
export async function sendTestMail(caller: Caller, arrived: boolean): Promise<{ to: string }> {
  const { app, account } = caller
  const { config, db, clock } = app
  if (config.mail === null) throw conflict("mail_not_set_up", "SMTP_URL, MAIL_FROM and MAIL_TO are not set")
  const { email, company_name } = await readSettings(db)
  const own = await db
    .selectFrom("admin")
    .select("email")
    .where("id", "=", account.id ?? 0)
    .executeTakeFirst()
  const to = own?.email || email || config.mail.to[0] || ""
  if (to === "") throw conflict("mail_not_set_up", "There is no address to send it to")
  if (arrived) await writeFinding(db, "mail-test", { detail: `${to}, ${clock().toISOString()}` })
  else await deliver()
  await recordAudit(db, caller, "mail_tested", { detail: arrived ? "arrived" : "sent" })
  return { to }

  async function deliver() {
    if (config.mail === null) return
    const message = {
      to,
      replyTo: null,
      subject: `Test: ${company_name}`,
      text: `Diese Nachricht prüft, ob E-Mails der Website ankommen.\nThis message tests whether mail of the site arrives.\n\n${config.publicUrl}/dashboard/settings/health\n`,
      messageId: `<${randomUUID()}@${domainOf(config.mail.from)}>`,
      fromName: company_name,
      date: clock(),
      automatic: "auto-generated" as const,
    }
    try {
      await sendOverSmtp(config.mail, message, times, AbortSignal.timeout(times.messageMs))
    } catch (error) {
      if (!(error instanceof MailFault)) throw new AppError("unavailable", { cause: error })
      throw conflict("mail_not_sent", error.fault)
    }
  }
}
