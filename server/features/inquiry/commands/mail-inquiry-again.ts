import type { Inquiry } from "#contract/inquiry.ts"
import type { Caller } from "#server/caller.ts"
import { conflict, existing } from "#server/app-error.ts"
import { domainOf } from "#server/mail/enqueue-mails.ts"
import { mailAgain } from "#server/mail/outbox-store.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { findInquiry } from "../store.ts"

/**
 * Resends the mail about an inquiry now, under its former id. Throws `not_found`, or `conflict`: `mail_off` without
 * mail set-up, `mail_sent` when it was already sent.
 */
export async function mailInquiryAgain(caller: Caller, id: number): Promise<Inquiry> {
  const { app } = caller
  const { mail } = app.config
  const mailed = await app.db.transaction().execute(async (trx) => {
    const inquiry = existing(await findInquiry(trx, id, app.clock()))
    if (!mail) throw conflict("mail_off", "Mail is not set up on this server")
    if (inquiry.mail === "sent") throw conflict("mail_sent", "This inquiry has been mailed already")
    await mailAgain(trx, id, { now: app.clock(), domain: domainOf(mail.from) })
    await recordAudit(trx, caller, "inquiry_mailed_again", { kind: "request", id, title: inquiry.reference })
    return (await findInquiry(trx, id, app.clock())) ?? inquiry
  })
  app.mail.resume()
  return mailed
}
