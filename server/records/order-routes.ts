import { Hono } from "hono"
import { z } from "zod"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { recordOrderSchema } from "#contract/record-order.ts"
import { idSchema } from "#contract/text.ts"
import { describe } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { ifMatch, versioned } from "#server/api-kit/if-match.ts"
import { validate } from "#server/api-kit/validate.ts"
import type { RecordDefinition, ShownRecord } from "./define-record.ts"
import { type OrderScope, orderRecords } from "./order-records.ts"

/** Body of an order: all ids. */
export const idsSchema = z.object({ ids: z.array(idSchema).max(dashboardLimits.orderedRecords) })

/** Returns the schema of the body: all ids, and the columns that separate the kind's orders. */
function bodyOf({ orderedWithin = [], patch, shown }: Pick<RecordDefinition, "orderedWithin" | "patch" | "shown">) {
  const scope = orderedWithin.map((name) => {
    const own: unknown = patch.shape[name]
    return [name, own instanceof z.ZodOptional ? own.unwrap() : shown.shape[name]] as const
  })
  return idsSchema.extend(Object.fromEntries(scope) as Record<string, z.ZodType<OrderScope[string]>>)
}

/** Returns the `PATCH` route that orders all records of a kind; register it before routes with an id in their path. */
export function orderRoute<Shown extends ShownRecord>(
  definition: RecordDefinition<Shown>,
  { tag, base = "" }: { tag: string; base?: string },
) {
  return new Hono<HttpEnv>().patch(
    `${base}/order`,
    describe(tag, "Put all in an order; the ETag is the order's own version", recordOrderSchema, {
      needs: definition.abilities.change,
    }),
    validate("json", bodyOf(definition)),
    ifMatch,
    async (c) => {
      const { ids, ...scope } = c.req.valid("json") as { ids: number[] } & OrderScope
      return versioned(c, await orderRecords(c.var.caller, definition, scope as OrderScope, ids, c.var.expectedVersion))
    },
  )
}
