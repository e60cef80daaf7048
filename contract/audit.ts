import { z } from "zod"
import { limits } from "./limits.ts"
import { wholeNumberText } from "./numbers.ts"

export const auditEntrySchema = z
  .object({
    id: z.number().int(),
    at: z.string(),
    who: z.string(),
    event: z.string(),
    detail: z.string(),
  })
  .meta({ id: "AuditEntry" })
export type AuditEntry = z.infer<typeof auditEntrySchema>

export const auditPageSchema = z
  .object({
    items: z.array(auditEntrySchema),
    total: z.number().int(),
    page: z.number().int(),
    limit: z.number().int(),
  })
  .meta({ id: "AuditPage" })
export type AuditPage = z.infer<typeof auditPageSchema>

export const auditQuerySchema = z.object({
  page: wholeNumberText(1, limits.pageMax).default(1),
})
