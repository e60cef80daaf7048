import { z } from "zod"
import { findingNames, findingStates } from "./finding-constants.ts"

export const findingSchema = z
  .object({
    check: z.enum(findingNames),
    state: z.enum(findingStates),
    /** How many, hours, or per cent; null where nothing is counted. */
    count: z.number().nullable(),
    /** Evidence as it was found: a name, a date, an address. */
    detail: z.string(),
    /** When it became so; "" for the first state. */
    since: z.string(),
    /** Who ignores it; "" for nobody. */
    ignored_by: z.string(),
  })
  .meta({ id: "Finding" })
export type SiteFinding = z.infer<typeof findingSchema>

export const findingsSchema = z
  .object({
    items: z.array(findingSchema),
    /** The site's configured address, which the dashboard compares with the one in the browser. */
    public_url: z.string(),
    client_address: z.string(),
    measured_at: z.string(),
  })
  .meta({ id: "Findings" })
export type Findings = z.infer<typeof findingsSchema>

export const findingPatchSchema = z.object({ ignored: z.boolean("invalid") }).meta({ id: "FindingPatch" })

/** Without `arrived` a test mail is sent; with it, somebody says that it was received. */
export const mailTestSchema = z.object({ arrived: z.boolean("invalid").default(false) }).meta({ id: "MailTest" })
export const mailTestedSchema = z.object({ to: z.string() }).meta({ id: "MailTested" })
