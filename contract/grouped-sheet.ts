import { z } from "zod"
import { localized } from "./localized.ts"
import { seenState, sheetResultSchema } from "./sheet.ts"

/** Result of a multi-group import for one group. */
export const groupImportSchema = sheetResultSchema
  .pick({ added: true, updated: true, unchanged: true, removed: true, import_id: true, seen: true, samples: true })
  .extend({ spare_id: z.number().int(), ...localized("title", z.string()) })
  .meta({ id: "GroupImport" })
export type GroupImport = z.infer<typeof groupImportSchema>

/** Result of a multi-group import, in total and per group in the sheet. */
export const groupedSheetResultSchema = sheetResultSchema
  .omit({ import_id: true, seen: true, samples: true })
  .extend({ groups: z.array(groupImportSchema) })
  .meta({ id: "GroupedSheetResult" })
export type GroupedSheetResult = z.infer<typeof groupedSheetResultSchema>

/** State of each group's parts as reported by a preview, by group id. */
export const groupsSeenSchema = z.record(z.string().regex(/^\d{1,15}$/u), seenState)
export type GroupsSeen = z.infer<typeof groupsSeenSchema>
