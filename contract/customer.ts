import { z } from "zod"
import { languages } from "./language.ts"
import { limits } from "./limits.ts"

export const customerQuerySchema = z.object({ query: z.string("required").trim().min(1, "required").max(limits.query) })

/** Somebody who has inquired before, as the newest inquiry says. */
const customerSchema = z
  .object({
    name: z.string(),
    company: z.string(),
    email: z.string(),
    phone: z.string(),
    lang: z.enum(languages),
    /** Number of inquiries of this address among the newest that were searched. */
    inquiries: z.number().int(),
    last_at: z.string(),
  })
  .meta({ id: "Customer" })
export type Customer = z.infer<typeof customerSchema>
export const customersSchema = z.array(customerSchema)
