import { z } from "zod"
import { findingNames } from "#contract/finding-constants.ts"
import {
  findingPatchSchema,
  findingSchema,
  findingsSchema,
  mailTestSchema,
  mailTestedSchema,
} from "#contract/finding.ts"
import { existing, AppError, conflict } from "#server/app-error.ts"
import { routes } from "#server/api-kit/routes.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { removeDemo } from "./demo-content.ts"
import { lookAtAll } from "./look.ts"
import { writeFinding } from "./store.ts"
import { randomUUID } from "node:crypto"
import type { Caller } from "#server/caller.ts"
import { readSettings } from "#server/features/settings/store.ts"
import { domainOf } from "#server/mail/enqueue-mails.ts"
import { MailFault, sendOverSmtp } from "#server/mail/smtp.ts"

const times = { responseMs: 10_000, messageMs: 20_000 }

/**
 * Sends a mail to the account's address, else to the company's, or notes that it arrived. Throws `conflict` with the
 * server's words where mail is not set up or was not accepted.
 */
async function sendTestMail(caller: Caller, arrived: boolean): Promise<{ to: string }> {
  const { app, account } = caller
  const { config, db, clock } = app
  if (config.mail === null) throw conflict("mail_not_set_up", "SMTP_URL, MAIL_FROM and MAIL_TO are not set")
  const { email, company_name } = await readSettings(db)
  const ownRow = await db
    .selectFrom("admin")
    .select("email")
    .where("id", "=", account.id ?? 0)
    .executeTakeFirst()
  const to = ownRow?.email || email || config.mail.to[0] || ""
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

export const findingApi = routes("Findings", { needs: "settings.edit" })
  .call("GET /", { summary: "What the checks find now", returns: findingsSchema }, async ({ app, address }) => ({
    items: await lookAtAll(app),
    public_url: app.config.publicUrl,
    client_address: address,
    measured_at: app.clock().toISOString(),
  }))
  .call(
    "PATCH /:check",
    {
      summary: "Ignore a finding, or no longer",
      params: { check: z.enum(findingNames) },
      body: findingPatchSchema,
      returns: findingSchema,
    },
    async ({ caller, params: { check }, body: { ignored } }) => {
      const { app, account } = caller
      await app.db.transaction().execute(async (trx) => {
        const [ignored_by, ignored_at] = ignored ? [account.name, app.clock().toISOString()] : ["", ""]
        await writeFinding(trx, check, { ignored_by, ignored_at })
        await recordAudit(trx, caller, "finding_ignored", { title: check, detail: ignored ? "" : "no longer" })
      })
      return existing((await lookAtAll(app)).find((finding) => finding.check === check))
    },
  )
  .call("DELETE /demo", { summary: "Move what the demo brought into the trash" }, ({ caller }) => removeDemo(caller))

export const mailTestApi = routes("Findings", { needs: "settings.edit" }).call(
  "POST /test",
  {
    summary: "Send a test mail, or say that it arrived",
    body: mailTestSchema,
    returns: mailTestedSchema,
    refuses: ["conflict"],
  },
  ({ caller, body }) => sendTestMail(caller, body.arrived),
)
