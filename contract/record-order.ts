import { z } from "zod"

/** Ids of records in the order of the site. */
export const recordOrderSchema = z
  .object({
    ids: z.array(z.number().int()),
    /** Hash of `ids`, the ETag of the order. */
    version: z.number().int(),
  })
  .meta({ id: "RecordOrder" })
export type RecordOrder = z.infer<typeof recordOrderSchema>
