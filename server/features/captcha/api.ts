import { type Context, Hono } from "hono"
import { captchaSchema, captchaVerifySchema, challengeSchema, humanTokenSchema } from "#contract/captcha.ts"
import { describe } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { validate } from "#server/api-kit/validate.ts"
import { makeCaptcha, makeChallenge } from "./commands/make-captcha.ts"
import { verifyCaptcha } from "./commands/verify-captcha.ts"

const tag = "Human check"

async function countCheck({ env, var: { app } }: Context<HttpEnv>): Promise<void> {
  await app.limits.take("captcha", env.address)
  await app.limits.take("humanChecks", env.address)
}

export const captchaApi = new Hono<HttpEnv>()
  .get("/", describe(tag, "A picture with six characters", captchaSchema, { needs: "open" }), async (c) => {
    await countCheck(c)
    return c.json(await makeCaptcha(c.var.app))
  })
  .get(
    "/challenge",
    describe(tag, "A proof of work, for whoever cannot read the picture", challengeSchema, { needs: "open" }),
    async (c) => {
      await countCheck(c)
      return c.json(await makeChallenge(c.var.app, c.env.address))
    },
  )
  .post(
    "/verify",
    describe(tag, "Answer a check; the token can be spent once", humanTokenSchema, { needs: "open" }),
    validate("json", captchaVerifySchema, 4_096),
    async (c) => c.json({ token: await verifyCaptcha(c.var.app, c.req.valid("json")) }),
  )
