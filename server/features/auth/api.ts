import { z } from "zod"
import {
  type Account,
  type Session,
  acceptSchema,
  accountSchema,
  confirmationSchema,
  loginChangeSchema,
  passwordChangeSchema,
  profileSchema,
  resetSchema,
  sessionSchema,
  signInMethodsSchema,
  signInResponseSchema,
  signInSchema,
  ticketHolderSchema,
  ticketSchema,
} from "#contract/auth.ts"
import { AppError } from "#server/app-error.ts"
import { json } from "#server/api-kit/body.ts"
import { routes } from "#server/api-kit/routes.ts"
import { passkeySite } from "#server/auth/passkey-verifier.ts"
import { closeSession, closeSessionById, closeSessions, listSessions } from "#server/auth/session-store.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { acceptTicket, showTicket } from "./commands/accept-ticket.ts"
import { changeLogin, changePassword, changeProfile, confirmPassword } from "./commands/change-own-account.ts"
import { mailResetLink } from "./commands/mail-reset-link.ts"
import { signIn } from "./commands/sign-in.ts"
import type { Caller, SignedIn } from "#server/caller.ts"
import { pickLocalized } from "#contract/localized.ts"
import { requireAccount } from "./store.ts"

const loginSchema = z.object({ login: z.string() })
const small = <Schema extends z.ZodType>(schema: Schema) => json(schema, 16_384)

export const authApi = routes("Sign-in", { needs: "signed-in" })
  .call(
    "GET /methods",
    { summary: "What helps to sign in here", needs: "open", returns: signInMethodsSchema },
    ({ app: { config } }) => ({
      reset_by_mail: config.mail !== null,
      passkeys: passkeySite(config.publicUrl, "") !== null,
    }),
  )
  .call(
    "POST /login",
    {
      summary: "Sign in: with login and password, then with a ticket where a second factor is set up",
      needs: "open",
      always: true,
      body: small(signInSchema),
      returns: signInResponseSchema,
      refuses: ["wrong_password", "captcha_required", "second_factor_required", "wrong_code", "ticket_expired"],
    },
    ({ app, body, address, c }) => signIn(app, body, { address, userAgent: c.req.header("User-Agent") ?? "" }),
  )
  .call("POST /logout", { summary: "End this session", needs: "new-session", always: true }, ({ app, caller }) =>
    closeSession(app.db, caller.account.tokenHash),
  )
  .call("POST /me", { summary: "Who is signed in", needs: "new-session", returns: accountSchema }, ({ caller }) =>
    showAccount(caller),
  )
  .call(
    "PATCH /profile",
    {
      summary: "Change one's name and e-mail address; another address needs a fresh sign-in",
      body: small(profileSchema),
      returns: accountSchema,
      refuses: ["password_required"],
    },
    async ({ caller, body }) => {
      await changeProfile(caller, body)
      return showAccount(caller)
    },
  )
  .call(
    "PATCH /login",
    { summary: "Change the login", body: small(loginChangeSchema), returns: loginSchema },
    async ({ caller, body: { login, password }, address }) => ({
      login: await changeLogin(caller, { login, password, address }),
    }),
  )
  .call(
    "PATCH /password",
    { summary: "Change the password; every session ends", needs: "new-session", body: small(passwordChangeSchema) },
    ({ caller, body, address }) => changePassword(caller, body, address),
  )
  .call(
    "POST /confirm",
    {
      summary: "Prove again who one is, for calls that refuse with password_required",
      needs: "new-session",
      always: true,
      body: small(confirmationSchema),
      refuses: ["wrong_old_password"],
    },
    ({ caller, body, address }) => confirmPassword(caller, body.password, address),
  )
  .call(
    "POST /ticket",
    {
      summary: "For whom an invitation or a link to a new password is",
      needs: "open",
      body: small(ticketSchema),
      returns: ticketHolderSchema,
      refuses: ["ticket_expired"],
    },
    ({ app, body }) => showTicket(app, body.ticket),
  )
  .call(
    "POST /accept",
    {
      summary: "Set a password by an invitation or a link",
      needs: "open",
      body: small(acceptSchema),
      returns: loginSchema,
      refuses: ["ticket_expired"],
    },
    ({ app, body: { ticket, password } }) => acceptTicket(app, ticket, password),
  )
  .call(
    "POST /reset",
    {
      summary: "Ask for a mail with a link to a new password; the same response for every login",
      needs: "open",
      limit: "captcha",
      body: small(resetSchema),
    },
    ({ app, body }) => mailResetLink(app, body.login),
  )
  .call("GET /sessions", { summary: "Where one is signed in", returns: z.array(sessionSchema) }, ({ caller }) =>
    showSessions(caller),
  )
  .call("DELETE /sessions", { summary: "End all other sessions", always: true }, ({ app, caller }) =>
    app.db.transaction().execute(async (trx) => {
      await closeSessions(trx, caller.account.id, caller.account.tokenHash)
      await recordAudit(trx, caller, "own_sessions_ended")
    }),
  )
  .call(
    "DELETE /sessions/:id",
    { summary: "End one session", params: { id: z.string().max(100) }, always: true },
    ({ app, caller, params }) =>
      app.db.transaction().execute(async (trx) => {
        if (!(await closeSessionById(trx, caller.account.id, params.id))) throw new AppError("not_found")
        await recordAudit(trx, caller, "own_sessions_ended")
      }),
  )

/** Returns the signed-in account for the dashboard. */
async function showAccount({ app, account }: Caller<SignedIn>): Promise<Account> {
  const stored = await requireAccount(app.db, account.id)
  return {
    id: stored.id,
    login: stored.login,
    name: stored.name,
    email: stored.email,
    roles: [...account.roles],
    abilities: [...account.abilities],
    languages: [...account.languages],
    must_change_password: account.must_change_password,
    must_set_second_factor: account.mustSetSecondFactor,
    review_mails: stored.review_mails === 1,
    mail_assigned: stored.mail_assigned === 1,
    mail_replied: stored.mail_replied === 1,
    mail_bounced: stored.mail_bounced === 1,
    mail_urgent: stored.mail_urgent === 1,
    ...pickLocalized(stored, "signature"),
  }
}

/** Returns the sessions of an account, newest first. */
async function showSessions({ app, account }: Caller<SignedIn>): Promise<Session[]> {
  const sessions = await listSessions(app.db, account.id, app.clock())
  return sessions.map(({ token_hash, ...session }) => ({ ...session, current: token_hash === account.tokenHash }))
}
