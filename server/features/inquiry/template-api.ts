import { z } from "zod"
import { recordOrderSchema } from "#contract/record-order.ts"
import { templateInputSchema, templatePatchSchema, templateSchema } from "#contract/template.ts"
import { routes } from "#server/api-kit/routes.ts"
import { idsSchema } from "#server/records/record-body.ts"
import {
  addTemplate,
  changeTemplate,
  listTemplates,
  removeTemplate,
  orderTemplates,
} from "./commands/change-templates.ts"

export const templateApi = routes("Desk", { needs: "inquiries.edit" })
  .call("GET /", { summary: "Texts for answers", returns: z.array(templateSchema) }, ({ app }) => listTemplates(app.db))
  .call(
    "POST /",
    {
      summary: "Add a text for answers",
      body: templateInputSchema,
      returns: templateSchema,
      status: 201,
      refuses: ["conflict"],
    },
    ({ caller, body }) => addTemplate(caller, body),
  )
  .call(
    "PATCH /order",
    {
      summary: "Put all texts in an order; the ETag is the order's own version",
      body: idsSchema,
      ifMatch: true,
      returns: recordOrderSchema,
    },
    ({ caller, body, version }) => orderTemplates(caller, body.ids, version),
  )
  .call(
    "PATCH /:id",
    { summary: "Change a text for answers", body: templatePatchSchema, ifMatch: true, returns: templateSchema },
    ({ caller, params, body, version }) => changeTemplate(caller, params.id, body, version),
  )
  .call("DELETE /:id", { summary: "Remove a text for answers", ifMatch: true }, ({ caller, params, version }) =>
    removeTemplate(caller, params.id, version),
  )
