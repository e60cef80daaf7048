import { Hono } from "hono"
import { z } from "zod"
import { listedPlanSchema, planInputSchema, planSchema } from "#contract/publishing.ts"
import { idParam } from "#contract/text.ts"
import { describe, noContent } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { ifMatch } from "#server/api-kit/if-match.ts"
import { validate } from "#server/api-kit/validate.ts"
import { cancelPlan, confirmPlan, makePlan } from "./commands/make-plan.ts"
import { readPublications } from "./read-publication.ts"

const tag = "Plans"

export const planApi = new Hono<HttpEnv>()
  .get(
    "/",
    describe(tag, "What is planned, and plans that failed", z.array(listedPlanSchema), { needs: "content.read" }),
    async (c) => c.json((await readPublications(c.var.app)).plans),
  )
  .post(
    "/",
    describe(
      tag,
      "Publish, hide or show a record at a moment to come; replaces its plans for the same act that share a language",
      z.array(planSchema),
      {
        needs: "content.publish",
        status: 201,
        refuses: ["not_found"],
      },
    ),
    validate("json", planInputSchema),
    async (c) => c.json(await makePlan(c.var.caller, c.req.valid("json")), 201),
  )
  .post(
    "/:id/confirm",
    describe(
      tag,
      "Let a plan run that waits because its draft was changed, or its maker may no longer publish; If-Match names the draft's version",
      z.array(planSchema),
      { needs: "content.publish", refuses: ["not_found"] },
    ),
    validate("param", idParam),
    ifMatch,
    async (c) => c.json(await confirmPlan(c.var.caller, c.req.valid("param").id, c.var.expectedVersion)),
  )
  .delete(
    "/:id",
    describe(tag, "Take a plan back, or remove one that failed", null, { needs: "content.publish", status: 204 }),
    validate("param", idParam),
    async (c) => noContent(c, cancelPlan(c.var.caller, c.req.valid("param").id)),
  )
