import { z } from "zod"
import { localized } from "./localized.ts"
import { seenState, sheetResultSchema } from "./sheet.ts"

/** What an import of a sheet for several groups does to one of them. */
export const groupImportSchema = sheetResultSchema
  .pick({ added: true, updated: true, unchanged: true, removed: true, import_id: true, seen: true, samples: true })
  .extend({ spare_id: z.number().int(), ...localized("title", z.string()) })
  .meta({ id: "GroupImport" })
export type GroupImport = z.infer<typeof groupImportSchema>

/** What an import of a sheet for several groups does, in all and to each group that occurs in the sheet. */
export const groupedSheetResultSchema = sheetResultSchema
  .omit({ import_id: true, seen: true, samples: true })
  .extend({ groups: z.array(groupImportSchema) })
  .meta({ id: "GroupedSheetResult" })
export type GroupedSheetResult = z.infer<typeof groupedSheetResultSchema>

/** The state of the parts of each group as a preview told it, by the id of the group. */
export const groupsSeenSchema = z.record(z.string().regex(/^\d{1,15}$/u), seenState)
export type GroupsSeen = z.infer<typeof groupsSeenSchema>
