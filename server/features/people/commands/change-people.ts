import type { Invitation, Invited, Member, MemberPatch, SecondFactorRule, TicketLink } from "#contract/people.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError, invalid } from "#server/app-error.ts"
import { removePasskeys } from "#server/auth/passkey-store.ts"
import { removeRecoveryCodes } from "#server/auth/recovery-code-store.ts"
import { closeSessions } from "#server/auth/session-store.ts"
import { makeTicket, removeTickets } from "#server/auth/ticket-store.ts"
import type { Changer } from "#server/changer.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { domainOf } from "#server/mail/enqueue-mails.ts"
import { addMessage } from "#server/mail/outbox-store.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { findMember, lockOwners, writeRule } from "../store.ts"

type LinkKind = "invite" | "reset"

/** What these commands need of the site, so that they work from a shell too. */
export type PeopleContext = Pick<AppContext, "db" | "dialect" | "clock" | "config"> & {
  mail: Pick<AppContext["mail"], "resume">
}
interface PeopleCaller extends Changer {
  app: PeopleContext
}

const linkTo = ({ config }: Pick<AppContext, "config">, kind: LinkKind, ticket: string) =>
  // Behind the #, which no server, log or Referer header ever gets.
  `${config.publicUrl}/controller/${kind}#${ticket}`

const named = ({ name, login }: Pick<Member, "name" | "login">) => `${name || login} (${login})`

async function existingMember(db: Database, id: number, now: Date): Promise<Member> {
  const member = await findMember(db, id, now)
  if (!member) throw new AppError("not_found")
  return member
}

/** Names the field whose value another account has. */
async function takenField(db: Database, id: number, login: string | undefined): Promise<"login" | "email"> {
  const other = await db
    .selectFrom("admin")
    .select("id")
    .where("login", "=", login ?? "")
    .where("id", "!=", id)
    .executeTakeFirst()
  return other ? "login" : "email"
}

/** Adds a person and returns the link by which they choose a password; it is stored nowhere. Throws `invalid` for a taken login or address. */
export async function invitePerson(caller: PeopleCaller, { mail, ...fields }: Invitation): Promise<Invited> {
  const { app } = caller
  const now = app.clock()
  try {
    const id = await app.db.transaction().execute(async (trx) => {
      const { id: made } = await trx
        .insertInto("admin")
        .values({
          ...fields,
          roles: JSON.stringify(fields.roles),
          languages: JSON.stringify(fields.languages),
          password_hash: "",
          must_change_password: 0,
          updated_at: now.toISOString(),
        })
        .returning("id")
        .executeTakeFirstOrThrow()
      await recordAudit(trx, caller, "person_invited", {
        title: named(fields),
        detail: fields.roles.join(", "),
      })
      return made
    })
    return { ...(await makeLink(caller, id, "invite", mail)), person: await existingMember(app.db, id, now) }
  } catch (error) {
    if (app.dialect.isUniqueViolation(error)) throw invalid(await takenField(app.db, 0, fields.login), "duplicate")
    throw error
  }
}

/** Makes a new link for somebody who was invited, or to a new password for somebody who may sign in; the one before is void. */
export async function makeLink(caller: PeopleCaller, id: number, kind: LinkKind, mail: boolean): Promise<TicketLink> {
  const { app } = caller
  const now = app.clock()
  const member = await existingMember(app.db, id, now)
  if (member.state !== (kind === "invite" ? "invited" : "active"))
    throw new AppError("conflict", { detail: `The person is ${member.state}` })
  const { config } = app
  const isMailed = mail && config.mail !== null && member.email !== ""
  const link = await app.db.transaction().execute(async (trx) => {
    const { ticket, expiresAt } = await makeTicket(trx, { kind, accountId: id }, now)
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

/** Changes a person. Throws `last_owner`, and `invalid` for a taken login or address. */
export async function changePerson(caller: PeopleCaller, id: number, patch: MemberPatch): Promise<Member> {
  const { app } = caller
  const now = app.clock()
  const before = await existingMember(app.db, id, now)
  const { disabled, roles, languages, ...plain } = patch
  try {
    await app.db.transaction().execute(async (trx) => {
      if (roles && !roles.includes("owner")) await checkOwnerLeft(trx, id)
      await trx
        .updateTable("admin")
        .set({
          ...Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)),
          ...(roles ? { roles: JSON.stringify(roles) } : {}),
          ...(languages ? { languages: JSON.stringify(languages) } : {}),
          ...(disabled === false ? { disabled_at: null } : {}),
          updated_at: now.toISOString(),
        })
        .where("id", "=", id)
        .execute()
      if (patch.login !== undefined && patch.login !== before.login) await closeSessions(trx, id)
      const isEnabling = disabled === false && Object.keys(patch).length === 1
      await recordAudit(trx, caller, isEnabling ? "person_enabled" : "person_changed", {
        title: named(before),
        detail: isEnabling ? "" : describeChange(before, patch),
      })
    })
  } catch (error) {
    if (app.dialect.isUniqueViolation(error)) throw invalid(await takenField(app.db, id, patch.login), "duplicate")
    throw error
  }
  return existingMember(app.db, id, now)
}

function describeChange(before: Member, { roles, languages, disabled, ...plain }: MemberPatch): string {
  return [
    ...Object.keys(plain),
    ...(roles ? [`${before.roles.join(" + ")} → ${roles.join(" + ")}`] : []),
    ...(languages ? [`languages ${languages.join(" + ") || "none"}`] : []),
    ...(disabled === false ? ["enabled"] : []),
  ].join(", ")
}

async function checkOwnerLeft(trx: Database, id: number): Promise<void> {
  const owners = await lockOwners(trx)
  if (owners.length === 1 && owners[0] === id) throw new AppError("last_owner")
}

/**
 * Disables a person: sessions and links end at once, the name stays in history and log. Somebody who never accepted the invitation is
 * removed whole. Throws `last_owner`.
 */
export async function disablePerson(caller: PeopleCaller, id: number): Promise<void> {
  const { app } = caller
  const now = app.clock()
  const member = await existingMember(app.db, id, now)
  if (member.state === "disabled") return
  await app.db.transaction().execute(async (trx) => {
    await checkOwnerLeft(trx, id)
    await closeSessions(trx, id)
    await removeTickets(trx, id)
    if (member.state === "invited") await trx.deleteFrom("admin").where("id", "=", id).execute()
    else
      await trx
        .updateTable("admin")
        .set({ disabled_at: now.toISOString(), updated_at: now.toISOString() })
        .where("id", "=", id)
        .execute()
    await recordAudit(trx, caller, member.state === "invited" ? "invitation_taken_back" : "person_disabled", {
      title: named(member),
    })
  })
}

/** Ends every session of a person. */
export async function endSessionsOf(caller: PeopleCaller, id: number): Promise<void> {
  const { app } = caller
  const member = await existingMember(app.db, id, app.clock())
  await app.db.transaction().execute(async (trx) => {
    await closeSessions(trx, id)
    await recordAudit(trx, caller, "sessions_ended", { title: named(member) })
  })
}

/** Takes device, passkeys and recovery codes away from somebody who has lost them; their sessions end. */
export async function takeSecondFactor(caller: PeopleCaller, id: number): Promise<void> {
  const { app } = caller
  const now = app.clock()
  const member = await existingMember(app.db, id, now)
  await app.db.transaction().execute(async (trx) => {
    await trx
      .updateTable("admin")
      .set({ totp_secret: null, totp_step: null, totp_since: null, updated_at: now.toISOString() })
      .where("id", "=", id)
      .execute()
    await removePasskeys(trx, id)
    await removeRecoveryCodes(trx, id)
    await removeTickets(trx, id, ["totp-setup", "second-step", "passkey-setup"])
    await closeSessions(trx, id)
    await recordAudit(trx, caller, "second_factor_taken_away", { title: named(member) })
  })
}

/** Decides who must have a second factor. */
export async function changeRule(caller: PeopleCaller, rule: SecondFactorRule): Promise<void> {
  await caller.app.db.transaction().execute(async (trx) => {
    await writeRule(trx, rule)
    await recordAudit(trx, caller, "second_factor_asked_of", { detail: rule })
  })
}
