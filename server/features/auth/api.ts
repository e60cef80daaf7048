import { type Context, Hono } from "hono"
import { z } from "zod"
import {
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
import { passkeySite } from "#server/auth/passkey-verifier.ts"
import { closeSession, closeSessionById, closeSessions } from "#server/auth/session-store.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { describe, noContent } from "#server/api-kit/describe.ts"
import { personCalling } from "#server/api-kit/guard.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { validate } from "#server/api-kit/validate.ts"
import { acceptTicket, showTicket } from "./commands/accept-ticket.ts"
import { changeLogin } from "./commands/change-login.ts"
import { changePassword } from "./commands/change-password.ts"
import { changeProfile } from "./commands/change-profile.ts"
import { confirmPassword } from "./commands/confirm-password.ts"
import { mailResetLink } from "./commands/mail-reset-link.ts"
import { signIn } from "./commands/sign-in.ts"
import { showAccount, showSessions } from "./show-account.ts"

const tag = "Sign-in"
const loginSchema = z.object({ login: z.string() })
const maxBytes = 16_384
const originOf = (c: Pick<Context<HttpEnv>, "req" | "env">) => ({
  address: c.env.address,
  userAgent: c.req.header("User-Agent") ?? "",
})

export const authApi = new Hono<HttpEnv>()
  .get("/methods", describe(tag, "What helps to sign in here", signInMethodsSchema, { needs: "open" }), (c) => {
    const { config } = c.var.app
    return c.json({ reset_by_mail: config.mail !== null, passkeys: passkeySite(config.publicUrl, "") !== null })
  })
  .post(
    "/login",
    describe(
      tag,
      "Sign in: with login and password, then with a ticket where a second factor is set up",
      signInResponseSchema,
      {
        needs: "open",
        always: true,
        refuses: ["wrong_password", "captcha_required", "second_factor_required", "wrong_code", "ticket_expired"],
      },
    ),
    validate("json", signInSchema, maxBytes),
    async (c) => {
      c.header("Cache-Control", "no-store")
      return c.json(await signIn(c.var.app, c.req.valid("json"), originOf(c)))
    },
  )
  .post(
    "/logout",
    describe(tag, "End this session", null, { needs: "new-session", always: true, status: 204 }),
    async (c) => noContent(c, closeSession(c.var.app.db, personCalling(c).account.tokenHash)),
  )
  .post("/me", describe(tag, "Who is signed in", accountSchema, { needs: "new-session" }), async (c) =>
    c.json(await showAccount(personCalling(c))),
  )
  .patch(
    "/profile",
    describe(tag, "Change one's name and e-mail address; another address needs a fresh sign-in", accountSchema, {
      needs: "signed-in",
      refuses: ["password_required"],
    }),
    validate("json", profileSchema, maxBytes),
    async (c) => {
      const caller = personCalling(c)
      await changeProfile(caller, c.req.valid("json"))
      return c.json(await showAccount(caller))
    },
  )
  .patch(
    "/login",
    describe(tag, "Change the login", loginSchema, { needs: "signed-in" }),
    validate("json", loginChangeSchema, maxBytes),
    async (c) => {
      const { login, password } = c.req.valid("json")
      const change = { login, password, address: c.env.address }
      return c.json({ login: await changeLogin(personCalling(c), change) })
    },
  )
  .patch(
    "/password",
    describe(tag, "Change the password; every session ends", null, { needs: "new-session", status: 204 }),
    validate("json", passwordChangeSchema, maxBytes),
    async (c) => noContent(c, changePassword(personCalling(c), c.req.valid("json"), c.env.address)),
  )
  .post(
    "/confirm",
    describe(tag, "Prove again who one is, for calls that refuse with password_required", null, {
      needs: "new-session",
      always: true,
      status: 204,
      refuses: ["wrong_old_password"],
    }),
    validate("json", confirmationSchema, maxBytes),
    async (c) => noContent(c, confirmPassword(personCalling(c), c.req.valid("json").password, c.env.address)),
  )
  .post(
    "/ticket",
    describe(tag, "For whom an invitation or a link to a new password is", ticketHolderSchema, {
      needs: "open",
      refuses: ["ticket_expired"],
    }),
    validate("json", ticketSchema, maxBytes),
    async (c) => c.json(await showTicket(c.var.app, c.req.valid("json").ticket)),
  )
  .post(
    "/accept",
    describe(tag, "Set a password by an invitation or a link", loginSchema, {
      needs: "open",
      refuses: ["ticket_expired"],
    }),
    validate("json", acceptSchema, maxBytes),
    async (c) => {
      const { ticket, password } = c.req.valid("json")
      return c.json(await acceptTicket(c.var.app, ticket, password))
    },
  )
  .post(
    "/reset",
    describe(tag, "Ask for a mail with a link to a new password; the same response for every login", null, {
      needs: "open",
      status: 204,
    }),
    validate("json", resetSchema, maxBytes),
    async (c) => noContent(c, mailResetLink(c.var.app, c.req.valid("json").login, c.env.address)),
  )
  .get(
    "/sessions",
    describe(tag, "Where one is signed in", z.array(sessionSchema), { needs: "signed-in" }),
    async (c) => c.json(await showSessions(personCalling(c))),
  )
  .delete(
    "/sessions",
    describe(tag, "End all other sessions", null, { needs: "signed-in", always: true, status: 204 }),
    async (c) => {
      const caller = personCalling(c)
      const { app, account } = caller
      await app.db.transaction().execute(async (trx) => {
        await closeSessions(trx, account.id, account.tokenHash)
        await recordAudit(trx, caller, "own_sessions_ended")
      })
      return c.body(null, 204)
    },
  )
  .delete(
    "/sessions/:id",
    describe(tag, "End one session", null, { needs: "signed-in", always: true, status: 204 }),
    validate("param", z.object({ id: z.string().max(100) })),
    async (c) => {
      const caller = personCalling(c)
      const { app, account } = caller
      await app.db.transaction().execute(async (trx) => {
        if (!(await closeSessionById(trx, account.id, c.req.valid("param").id))) throw new AppError("not_found")
        await recordAudit(trx, caller, "own_sessions_ended")
      })
      return c.body(null, 204)
    },
  )
