import { Hono } from "hono"
import { z } from "zod"
import {
  accountSchema,
  loginChangeSchema,
  passwordChangeSchema,
  signInResponseSchema,
  signInSchema,
} from "#contract/auth.ts"
import { closeSession } from "#server/auth/session-store.ts"
import { describe } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { validate } from "#server/api-kit/validate.ts"
import { changeLogin } from "./commands/change-login.ts"
import { changePassword } from "./commands/change-password.ts"
import { signIn } from "./commands/sign-in.ts"

const tag = "Sign-in"
const loginSchema = z.object({ login: z.string() })

export const authApi = new Hono<HttpEnv>()
  .post(
    "/login",
    describe(tag, "Sign in", signInResponseSchema, { needs: "open", refuses: ["wrong_password", "captcha_required"] }),
    validate("json", signInSchema, 16_384),
    async (c) => {
      c.header("Cache-Control", "no-store")
      return c.json(await signIn(c.var.app, c.req.valid("json"), c.env.address))
    },
  )
  .post("/logout", describe(tag, "End this session", null, { needs: "new-session", status: 204 }), async (c) => {
    await closeSession(c.var.app.db, c.var.caller.account.tokenHash)
    return c.body(null, 204)
  })
  .post("/me", describe(tag, "Who is signed in", accountSchema, { needs: "new-session" }), (c) => {
    const { name, must_change_password } = c.var.caller.account
    return c.json({ login: name, must_change_password })
  })
  .patch(
    "/login",
    describe(tag, "Change the login", loginSchema, { needs: "signed-in" }),
    validate("json", loginChangeSchema, 16_384),
    async (c) => {
      const { login, password } = c.req.valid("json")
      const change = { login, password, address: c.env.address }
      return c.json({ login: await changeLogin(c.var.caller, change) })
    },
  )
  .patch(
    "/password",
    describe(tag, "Change the password; every session ends", null, { needs: "new-session", status: 204 }),
    validate("json", passwordChangeSchema, 16_384),
    async (c) => {
      await changePassword(c.var.caller, c.req.valid("json"), c.env.address)
      return c.body(null, 204)
    },
  )
