import { z } from "zod"
import { limits } from "./limits.ts"
import { localized } from "./localized.ts"
import { seenState, sheetResultSchema } from "./sheet.ts"

/** Result of a multi-group import for one group. */
export const groupImportSchema = sheetResultSchema
  .pick({ added: true, updated: true, unchanged: true, removed: true, import_id: true, seen: true, samples: true })
  .extend({ spare_id: z.number().int(), ...localized("title", z.string()) })
  .meta({ id: "GroupImport" })
export type GroupImport = z.infer<typeof groupImportSchema>

/** Why a name of a sheet stands for a group; "alike" and "numbers" are guesses, which an import has to be told. */
const groupReasons = ["chosen", "remembered", "named", "alike", "numbers", "unknown"] as const

/** A name in the column of the group. */
const groupNameSchema = z
  .object({
    name: z.string(),
    rows: z.number().int(),
    /** Null where the rows are left out, or no group is known. */
    spare_id: z.number().int().nullable(),
    why: z.enum(groupReasons),
  })
  .meta({ id: "GroupName" })
export type GroupName = z.infer<typeof groupNameSchema>

/** Group by name as a sheet writes it; null for rows that are left out. */
export const groupChoiceSchema = z.record(z.string().max(limits.partDescription), z.number().int().nullable())
export type GroupChoice = z.infer<typeof groupChoiceSchema>

/** Result of a multi-group import, in total and per group in the sheet. */
export const groupedSheetResultSchema = sheetResultSchema
  .omit({ import_id: true, seen: true, samples: true })
  .extend({
    groups: z.array(groupImportSchema),
    /** Up to 1,000, in the order of the sheet. */
    group_names: z.array(groupNameSchema),
  })
  .meta({ id: "GroupedSheetResult" })
export type GroupedSheetResult = z.infer<typeof groupedSheetResultSchema>

/** State of each group's parts as reported by a preview, by group id. */
export const groupsSeenSchema = z.record(z.string().regex(/^\d{1,15}$/u), seenState)
export type GroupsSeen = z.infer<typeof groupsSeenSchema>
