import type { TicketHolder } from "#contract/auth.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError } from "#server/app-error.ts"
import { findMakerRights } from "#server/auth/maker-rights.ts"
import { type Ticket, findTicket, consumeTicket } from "#server/auth/ticket-store.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { accountName, findAccountById, findCompanyName } from "../store.ts"
import { checkNewPassword, setPassword } from "./set-password.ts"
import { resetFailures } from "./try-password.ts"

async function findHolder(app: AppContext, text: string) {
  const ticket = await findTicket(app.db, text, ["invite", "reset"], app.clock())
  const account = ticket?.accountId ? await findAccountById(app.db, ticket.accountId) : undefined
  if (!ticket || !account || account.disabled_at !== null) throw new AppError("ticket_expired")
  await checkMaker(app.db, ticket, app.clock())
  return { ticket, account }
}

/** Throws `ticket_expired` when the person who made the link may no longer make it; mails to oneself have no maker. */
async function checkMaker(db: Database, { data }: Ticket, now: Date): Promise<void> {
  if (data === "") return
  const { abilities } = await findMakerRights(db, { account_id: Number(data), key_id: null }, now)
  if (!abilities.includes("people.manage")) throw new AppError("ticket_expired")
}

/** Returns the account that an invitation or reset link is for. Throws `ticket_expired`. */
export async function showTicket(app: AppContext, text: string): Promise<TicketHolder> {
  const { ticket, account } = await findHolder(app, text)
  return {
    kind: ticket.kind === "invite" ? "invite" : "reset",
    login: account.login,
    name: account.name,
    company: await findCompanyName(app.db),
  }
}

/**
 * Sets the password of a ticket's account and ends its sessions. Throws `ticket_expired`, or `invalid` for a weak
 * password.
 */
export async function acceptTicket(app: AppContext, text: string, password: string): Promise<{ login: string }> {
  const { ticket, account } = await findHolder(app, text)
  await checkNewPassword(app, account.login, password)
  const hash = await app.passwords.hash(password)
  await app.db.transaction().execute(async (trx) => {
    await checkMaker(trx, ticket, app.clock())
    if (!(await consumeTicket(trx, ticket))) throw new AppError("ticket_expired")
    await setPassword(trx, account.id, { hash, clock: app.clock })
    const event = ticket.kind === "invite" ? "invitation_accepted" : "password_reset"
    await recordAudit(trx, { app, account: accountName(account) }, event)
  })
  await resetFailures(app, account.login)
  return { login: account.login }
}
