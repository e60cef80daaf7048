import { z } from "zod"
import { imageSchema } from "./image.ts"
import { type Language, languages } from "./language.ts"
import { dashboardLimits } from "./dashboard-limits.ts"
import { trashKinds } from "./trash-constants.ts"

/** A deleted record. Its `id` is kind and record id: "service-3". */
export const trashEntrySchema = z
  .object({
    id: z.string(),
    kind: z.enum(trashKinds),
    record_id: z.string(),
    /** In German, from the time of deletion; for an import the file name. */
    title: z.string(),
    /** Titles in each language of a service or group, of an import those of its group; "" where there is none. */
    titles: z
      .object(Object.fromEntries(languages.map((code) => [code, z.string()])) as Record<Language, z.ZodString>)
      .nullable(),
    /** How many parts an import removed. */
    parts: z.number().int().nullable(),
    /** Preview of a deleted image. */
    image: imageSchema.pick({ path: true, width: true, height: true, sizes: true }).nullable(),
    deleted_at: z.string(),
    /** Current name of the account, or the name of the access key. */
    deleted_by: z.string(),
    /** When it is purged. */
    expires_at: z.string(),
  })
  .meta({ id: "TrashEntry" })
export type TrashEntry = z.infer<typeof trashEntrySchema>

const trashName = z.string().regex(/^[a-z-]{4,12}-\d{1,10}$/u, "invalid")
export const trashParam = z.object({ id: trashName })

/** Several records to restore together. */
export const restoreSchema = z
  .object({
    ids: z.array(trashName).min(1, "required").max(dashboardLimits.partsAtOnce, "too_many_items"),
  })
  .meta({ id: "Restore" })
