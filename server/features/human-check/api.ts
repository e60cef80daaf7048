import { type Context, Hono } from "hono"
import {
  humanCheckPictureSchema,
  humanCheckVerifySchema,
  challengeSchema,
  humanCheckTokenSchema,
} from "#contract/human-check.ts"
import { describe } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { validate } from "#server/api-kit/validate.ts"
import { createPictureCheck, makeChallenge } from "./commands/create-picture-check.ts"
import { verifyHumanCheck } from "./commands/verify-human-check.ts"

const tag = "Human check"

async function countCheck({ env, var: { app } }: Context<HttpEnv>): Promise<void> {
  await app.limits.consume("captcha", env.address)
  await app.limits.consume("humanChecks", env.address)
}

export const humanCheckApi = new Hono<HttpEnv>()
  .get("/", describe(tag, "A picture with six characters", humanCheckPictureSchema, { needs: "open" }), async (c) => {
    await countCheck(c)
    return c.json(await createPictureCheck(c.var.app))
  })
  .get(
    "/challenge",
    describe(tag, "A proof of work, the alternative to the picture", challengeSchema, { needs: "open" }),
    async (c) => {
      await countCheck(c)
      return c.json(await makeChallenge(c.var.app, c.env.address))
    },
  )
  .post(
    "/verify",
    describe(tag, "Answer a check; the token can be spent once", humanCheckTokenSchema, {
      needs: "open",
      always: true,
    }),
    validate("json", humanCheckVerifySchema, 4_096),
    async (c) => c.json({ token: await verifyHumanCheck(c.var.app, c.req.valid("json")) }),
  )
