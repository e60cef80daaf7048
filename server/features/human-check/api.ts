import {
  challengeSchema,
  humanCheckPictureSchema,
  humanCheckTokenSchema,
  humanCheckVerifySchema,
} from "#contract/human-check.ts"
import { json } from "#server/api-kit/body.ts"
import { routes } from "#server/api-kit/routes.ts"
import { createPictureCheck, makeChallenge } from "./commands/create-picture-check.ts"
import { verifyHumanCheck } from "./commands/verify-human-check.ts"

export const humanCheckApi = routes("Human check", { needs: "open" })
  .call(
    "GET /",
    { summary: "A picture with six characters", limit: ["captcha", "humanChecks"], returns: humanCheckPictureSchema },
    ({ app }) => createPictureCheck(app),
  )
  .call(
    "GET /challenge",
    {
      summary: "A proof of work, the alternative to the picture",
      limit: ["captcha", "humanChecks"],
      returns: challengeSchema,
    },
    ({ app, address }) => makeChallenge(app, address),
  )
  .call(
    "POST /verify",
    {
      summary: "Answer a check; the token can be spent once",
      always: true,
      body: json(humanCheckVerifySchema, 4_096),
      returns: humanCheckTokenSchema,
    },
    async ({ app, body }) => ({ token: await verifyHumanCheck(app, body) }),
  )
