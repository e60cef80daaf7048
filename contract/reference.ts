import { z } from "zod"
import { publishedKinds } from "./record-constants.ts"

/** What links to a record: texts and fields of others, and old addresses that lead to its page. */
export const referencesSchema = z
  .object({
    records: z.array(
      z.object({
        kind: z.enum(publishedKinds),
        id: z.union([z.number().int(), z.string()]),
        /** Product of a property; 0 for other kinds. */
        parent_id: z.number().int(),
        title: z.string(),
      }),
    ),
    redirects: z.array(z.string()),
  })
  .meta({ id: "References" })
export type References = z.infer<typeof referencesSchema>
