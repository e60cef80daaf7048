import { z } from "zod"
import { type AuditEvent, auditEvents, auditGroups, auditRecordKinds } from "./audit-constants.ts"
import { languages } from "./language.ts"
import { limits } from "./limits.ts"
import { wholeNumberText } from "./numbers.ts"
import { optionalParameter, withoutControls } from "./text.ts"

export const auditEntrySchema = z
  .object({
    id: z.string(),
    at: z.string(),
    /** Null for the program itself, for access keys and for sign-ins with an unknown login. */
    account_id: z.number().int().nullable(),
    /** Today's name of the account, or the name of the access key. */
    who: z.string(),
    event: z.enum(auditEvents as [AuditEvent, ...AuditEvent[]]),
    /** What the entry is about; null where it is about no record. */
    record: z
      .object({
        kind: z.enum(auditRecordKinds),
        /** "" where the entry is about several records. */
        id: z.string(),
        exists: z.boolean(),
        /** The group of a part, the product of a property. */
        parent_id: z.number().int().nullable(),
      })
      .nullable(),
    /** As the record, the person, the access key or the file was called then. */
    title: z.string(),
    /** How many records the entry is about. */
    count: z.number().int(),
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

const day = z.iso.date("invalid").regex(/^20/u, "invalid")

export const auditQuerySchema = z.object({
  /** The id of an account, or the name of an access key. */
  person: optionalParameter(z.string("invalid").max(100, "too_long")),
  kind: optionalParameter(z.enum(auditGroups, "invalid")),
  /** First and last day, in German time. */
  from: optionalParameter(day),
  to: optionalParameter(day),
  /** Found in names, titles and details. */
  query: optionalParameter(z.string("invalid").overwrite(withoutControls).trim().max(limits.query, "too_long")),
  page: wholeNumberText(1, limits.pageMax).default(1),
  format: z.enum(["json", "csv"], "invalid").default("json"),
  /** Language of the headings of the file. */
  words: z.enum(languages, "invalid").default("en"),
})
export type AuditQuery = z.infer<typeof auditQuerySchema>
