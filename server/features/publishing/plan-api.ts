import { z } from "zod"
import { listedPlanSchema, planInputSchema, planSchema } from "#contract/publishing.ts"
import { routes } from "#server/api-kit/routes.ts"
import { cancelPlan, confirmPlan, makePlan } from "./commands/make-plan.ts"
import { readPublications } from "./read-publication.ts"

export const planApi = routes("Plans", { needs: "content.publish" })
  .call(
    "GET /",
    { summary: "What is planned, and plans that failed", needs: "content.read", returns: z.array(listedPlanSchema) },
    async ({ app }) => (await readPublications(app)).plans,
  )
  .call(
    "POST /",
    {
      summary:
        "Publish, hide or show a record at a moment to come; replaces its plans for the same act that share a language",
      body: planInputSchema,
      returns: z.array(planSchema),
      status: 201,
      refuses: ["not_found"],
    },
    ({ caller, body }) => makePlan(caller, body),
  )
  .call(
    "POST /:id/confirm",
    {
      summary:
        "Let a plan run that waits because its draft was changed, or its maker may no longer publish; If-Match names the draft's version",
      ifMatch: true,
      returns: z.array(planSchema),
    },
    ({ caller, params, version }) => confirmPlan(caller, params.id, version),
  )
  .call("DELETE /:id", { summary: "Take a plan back, or remove one that failed" }, ({ caller, params }) =>
    cancelPlan(caller, params.id),
  )
