import { z } from "zod"

/** The ids of records in the order in which the site shows them. */
export const recordOrderSchema = z
  .object({
    ids: z.array(z.number().int()),
    /** A fingerprint of `ids`, which is the order's ETag. */
    version: z.number().int(),
  })
  .meta({ id: "RecordOrder" })
export type RecordOrder = z.infer<typeof recordOrderSchema>

/** Returns the version of an order for `If-Match`: the FNV-1a hash of its ids, which a client can compute from the list it has read. */
export function orderVersion(ids: readonly number[]): number {
  let hash = 0x811c9dc5
  for (const character of ids.join(",")) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  return (hash >>> 0) % 1_000_000_000
}
