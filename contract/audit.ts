import { z } from "zod"
import { type AuditEvent, auditEvents, auditGroups, auditRecordKinds } from "./audit-constants.ts"
import { languages } from "./language.ts"
import { limits } from "./limits.ts"
import { pageFields, wholeNumberText } from "./numbers.ts"
import { optionalParameter } from "./text.ts"
import { withoutControls } from "./text-constants.ts"

export const auditEntrySchema = z
  .object({
    id: z.string(),
    at: z.string(),
    /** Null for the program itself, for access keys and for sign-ins with an unknown login. */
    account_id: z.number().int().nullable(),
    /** Current name of the account, or the name of the access key. */
    who: z.string(),
    event: z.enum(auditEvents as [AuditEvent, ...AuditEvent[]]),
    /** Subject of the entry; null without a record. */
    record: z
      .object({
        kind: z.enum(auditRecordKinds),
        /** "" when the entry concerns several records. */
        id: z.string(),
        exists: z.boolean(),
        /** Group of a part, product of a property. */
        parent_id: z.number().int().nullable(),
      })
      .nullable(),
    /** Title of the record, person, access key or file at that time. */
    title: z.string(),
    /** Number of records concerned. */
    count: z.number().int(),
    detail: z.string(),
  })
  .meta({ id: "AuditEntry" })
export type AuditEntry = z.infer<typeof auditEntrySchema>

export const auditPageSchema = z
  .object({
    items: z.array(auditEntrySchema),
    ...pageFields,
  })
  .meta({ id: "AuditPage" })
export type AuditPage = z.infer<typeof auditPageSchema>

const day = z.iso.date("invalid").regex(/^20/u, "invalid")

export const auditQuerySchema = z.object({
  /** Id of an account, or the name of an access key. */
  person: optionalParameter(z.string("invalid").max(100, "too_long")),
  kind: optionalParameter(z.enum(auditGroups, "invalid")),
  /** First and last day, in German time. */
  from: optionalParameter(day),
  to: optionalParameter(day),
  /** Searched in names, titles and details. */
  query: optionalParameter(z.string("invalid").overwrite(withoutControls).trim().max(limits.query, "too_long")),
  page: wholeNumberText(1, limits.pageMax).default(1),
  format: z.enum(["json", "csv"], "invalid").default("json"),
  /** Language of the file's headings. */
  words: z.enum(languages, "invalid").default("en"),
})
export type AuditQuery = z.infer<typeof auditQuerySchema>
