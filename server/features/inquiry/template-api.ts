import { Hono } from "hono"
import { z } from "zod"
import { recordOrderSchema } from "#contract/record-order.ts"
import { templateInputSchema, templatePatchSchema, templateSchema } from "#contract/template.ts"
import { idParam } from "#contract/text.ts"
import { describe, noContent } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { ifMatch, versioned } from "#server/api-kit/if-match.ts"
import { validate } from "#server/api-kit/validate.ts"
import { idsSchema } from "#server/records/order-routes.ts"
import { addTemplate, changeTemplate, listTemplates, removeTemplate } from "./commands/change-templates.ts"
import { orderTemplates } from "./commands/order-templates.ts"

const tag = "Desk"
const needs = "inquiries.edit"

export const templateApi = new Hono<HttpEnv>()
  .get("/", describe(tag, "Texts for answers", z.array(templateSchema), { needs }), async (c) =>
    c.json(await listTemplates(c.var.app.db)),
  )
  .post(
    "/",
    describe(tag, "Add a text for answers", templateSchema, { needs, status: 201, refuses: ["conflict"] }),
    validate("json", templateInputSchema),
    async (c) => versioned(c, await addTemplate(c.var.caller, c.req.valid("json")), 201),
  )
  .patch(
    "/order",
    describe(tag, "Put all texts in an order; the ETag is the order's own version", recordOrderSchema, { needs }),
    validate("json", idsSchema),
    ifMatch,
    async (c) => versioned(c, await orderTemplates(c.var.caller, c.req.valid("json").ids, c.var.expectedVersion)),
  )
  .patch(
    "/:id",
    describe(tag, "Change a text for answers", templateSchema, { needs }),
    validate("param", idParam),
    validate("json", templatePatchSchema),
    ifMatch,
    async (c) => {
      const { id } = c.req.valid("param")
      return versioned(c, await changeTemplate(c.var.caller, id, c.req.valid("json"), c.var.expectedVersion))
    },
  )
  .delete(
    "/:id",
    describe(tag, "Remove a text for answers", null, { needs, status: 204 }),
    validate("param", idParam),
    ifMatch,
    async (c) => noContent(c, removeTemplate(c.var.caller, c.req.valid("param").id, c.var.expectedVersion)),
  )
