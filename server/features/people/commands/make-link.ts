import type { TicketLink } from "#contract/people.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError } from "#server/app-error.ts"
import { makeTicket } from "#server/auth/ticket-store.ts"
import { domainOf } from "#server/mail/enqueue-mails.ts"
import { addMessage } from "#server/mail/outbox-store.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { type PeopleCaller, existingMember, named } from "../member.ts"

type LinkKind = "invite" | "reset"

const linkTo = ({ config }: Pick<AppContext, "config">, kind: LinkKind, ticket: string) =>
  // Behind the #, which no server, log or Referer header ever gets.
  `${config.publicUrl}/controller/${kind}#${ticket}`

/** Names who made a link, which ends with their right to make it; empty from a shell. */
const ticketMaker = ({ account }: PeopleCaller) => (account.id === null ? "" : String(account.id))

/** Makes a new invitation or password-reset link for a person, and invalidates the previous one. */
export async function makeLink(caller: PeopleCaller, id: number, kind: LinkKind, mail: boolean): Promise<TicketLink> {
  const { app } = caller
  const now = app.clock()
  const member = await existingMember(app.db, id, now)
  if (member.state !== (kind === "invite" ? "invited" : "active"))
    throw new AppError("conflict", { detail: `The person is ${member.state}` })
  const { config } = app
  const isMailed = mail && config.mail !== null && member.email !== ""
  const link = await app.db.transaction().execute(async (trx) => {
    const { ticket, expiresAt } = await makeTicket(trx, { kind, accountId: id, data: ticketMaker(caller) }, now)
    await recordAudit(trx, caller, kind === "invite" ? "invitation_link_made" : "password_link_made", {
      title: named(member),
    })
    return { url: linkTo(app, kind, ticket), expires_at: expiresAt }
  })
  if (isMailed && config.mail) {
    // The mail has a link of its own kind of secrecy: made when it is written, and the one that counts from then on.
    await addMessage(app.db, kind, { account_id: id }, { now, domain: domainOf(config.mail.from) })
    app.mail.resume()
  }
  return { ...link, mailed: isMailed }
}
