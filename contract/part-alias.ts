import { z } from "zod"
import { limits } from "./limits.ts"
import { requiredLine } from "./text.ts"

/** Declares `alias`, which no part has, as a name of the part `partnumber`. */
export const partAliasInputSchema = z
  .object({ alias: requiredLine(limits.partNumber), partnumber: requiredLine(limits.partNumber) })
  .meta({ id: "PartAliasInput" })
export type PartAliasInput = z.infer<typeof partAliasInputSchema>

/** Aliases and numbers that contain the query, in any spelling; all without one. */
export const partAliasQuerySchema = z.object({ query: z.string().max(limits.query, "too_long").default("") })

export const partAliasSchema = z
  .object({ id: z.number().int(), alias: z.string(), partnumber: z.string(), created_at: z.string() })
  .meta({ id: "PartAlias" })
export type PartAlias = z.infer<typeof partAliasSchema>
