import { z } from "zod"
import { demandKinds } from "./demand-constants.ts"
import { languages } from "./language.ts"
import { limits } from "./limits.ts"
import { differenceSchema } from "./near-part.ts"
import { wholeNumberText } from "./numbers.ts"
import { languageInAnyCase, optionalParameter, requiredLine } from "./text.ts"

export const demandWeeks = 12
/** Longest term in words; a number has at most 30 characters. */
const longestTerm = 60

const day = z.iso.date("invalid").regex(/^20/u, "invalid")
const yes = z.enum(["true", "false"], "invalid").transform((value) => value === "true")

export const demandQuerySchema = z.object({
  /** A day of the first of twelve weeks; by default the last one is the current week. */
  from: optionalParameter(day),
  kind: optionalParameter(z.enum(demandKinds, "invalid")),
  lang: optionalParameter(languageInAnyCase),
  /** Only terms of the last week that are new. */
  fresh: optionalParameter(yes),
  ignored: optionalParameter(yes),
  page: wholeNumberText(1, limits.pageMax).default(1),
})
export type DemandQuery = z.infer<typeof demandQuerySchema>

/** Part with the nearest number. */
const nearestPartSchema = differenceSchema
  .pick({ segments: true, why: true })
  .extend({ spare_id: z.number().int(), partnumber: z.string() })
  .meta({ id: "NearestPart" })

export const demandItemSchema = z
  .object({
    term: z.string(),
    /** Whether it looks like a part number; otherwise it is words of the catalogue. */
    is_number: z.boolean(),
    kinds: z.object({
      search: z.number().int(),
      paste: z.number().int(),
      page: z.number().int(),
      inquiry: z.number().int(),
    }),
    /** One count per week, twelve in all. */
    weeks: z.array(z.number().int()),
    total: z.number().int(),
    languages: z.array(z.enum(languages)),
    is_new: z.boolean(),
    ignored: z.boolean(),
    nearest: nearestPartSchema.nullable(),
  })
  .meta({ id: "DemandItem" })
export type DemandItem = z.infer<typeof demandItemSchema>

export const demandBoardSchema = z
  .object({
    /** The twelve weeks by their Mondays, with all searches and those without hits. */
    weeks: z.array(z.object({ week: z.string(), searches: z.number().int(), missed: z.number().int() })),
    counts: z.object({
      all: z.number().int(),
      search: z.number().int(),
      paste: z.number().int(),
      page: z.number().int(),
      inquiry: z.number().int(),
      fresh: z.number().int(),
      ignored: z.number().int(),
    }),
    /** Number of unanswered requests that may not be stored. */
    unnamed: z.number().int(),
    items: z.array(demandItemSchema),
    total: z.number().int(),
    page: z.number().int(),
    limit: z.number().int(),
  })
  .meta({ id: "DemandBoard" })
export type DemandBoard = z.infer<typeof demandBoardSchema>

export const demandPatchSchema = z
  .object({ term: requiredLine(longestTerm), ignored: z.boolean("invalid") })
  .meta({ id: "DemandPatch" })
export type DemandPatch = z.infer<typeof demandPatchSchema>
