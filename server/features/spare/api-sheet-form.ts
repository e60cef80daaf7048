import { z } from "zod"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { groupChoiceSchema, groupsSeenSchema } from "#contract/grouped-sheet.ts"
import { limits } from "#contract/limits.ts"
import { nearChoiceSchema, runName } from "#contract/sheet.ts"
import { type ColumnField, sheetColumnFields, sheetFields as partFields } from "#contract/sheet-constants.ts"
import { languageOrDefault } from "#contract/text.ts"
import { invalid } from "#server/app-error.ts"
import { form } from "#server/api-kit/body.ts"
import { oneFile } from "#server/api-kit/file-fields.ts"
import { readJsonField } from "#server/api-kit/parse-body.ts"
import type { SentFile } from "#server/sent-file.ts"

const longestFileName = 200

const flag = z
  .enum(["0", "1"], "invalid")
  .default("0")
  .transform((value) => value === "1")

/** Options of an import, into one group or several. */
export const importQuery = z.object({
  mode: z.enum(["update", "replace"], "invalid").default("update"),
  preview: flag,
  clear: flag,
  run: runName.optional(),
  remembered: flag.describe("1: fill in the columns of a former sheet of the same shape where none are sent"),
  rows: z.enum(["all", "good"], "invalid").default("all"),
})

/** Language of an exported sheet, and whether it is for several groups. */
export const writtenSheetQuery = z.object({
  lang: languageOrDefault,
  groups: flag.describe("1: a sheet for several groups, with a column of the group"),
})

const sheetFields = z.object({
  columns: z.string().optional().describe("JSON: heading → field, or null for a column that is left out"),
  sheet: z.string().optional().describe("Name of the worksheet; without it the first visible one that has headings"),
  heading_row: z
    .string()
    .optional()
    .describe("Row of the headings, from 1; without it the one with the most known words"),
  headings: z.string().optional().describe("none: the row of the headings, or the first, is a part already"),
  hidden_rows: z.string().optional().describe("skip: leave out rows that a filter has hidden; take (the default)"),
  near: z
    .string()
    .optional()
    .describe("JSON: row of a near-duplicate, or * for all others → same, other (the default) or skip"),
})

const groupedSheetFields = sheetFields.extend({
  groups: z.string().optional().describe("JSON: name in the column of the group → id, or null for rows to be left out"),
  seen: z
    .string()
    .optional()
    .describe("JSON: id of a group → state of its parts, as the preview told it, for all groups"),
})

const { sheetBytes } = dashboardLimits
const excel = oneFile({ maxBytes: sheetBytes, tooLarge: "A sheet has at most 20 MB" })
const formOf = <Schema extends z.ZodType>(schema: Schema) =>
  form(schema, { files: { excel }, maxBytes: sheetBytes + 65_536 })

export const sheetForm = formOf(sheetFields)
/** Form of a sheet for several groups. */
export const groupedSheetForm = formOf(groupedSheetFields)

const columnsSchema = (field: z.ZodType<ColumnField>) =>
  z.record(z.string().max(limits.partDescription), field.nullable())

/** Returns the uploaded sheet and its column mapping; a group column is accepted only in a sheet for several groups. */
export function readSheetForm(
  {
    columns,
    seen,
    sheet,
    heading_row,
    headings,
    hidden_rows = "take",
    near,
    groups,
  }: z.output<typeof groupedSheetFields>,
  { excel }: { excel: SentFile },
  isGrouped: boolean,
) {
  if (hidden_rows !== "take" && hidden_rows !== "skip") throw invalid("hidden_rows", "invalid")
  if (headings && headings !== "none") throw invalid("headings", "invalid")
  return {
    workbook: excel.bytes,
    file: excel.name.slice(-longestFileName),
    columns: readJsonField("columns", columns, columnsSchema(z.enum(isGrouped ? sheetColumnFields : partFields))) ?? {},
    sheet: sheet || undefined,
    headingRow: heading_row ? readHeadingRow(heading_row) : undefined,
    isHeadless: headings === "none",
    skipsHidden: hidden_rows === "skip",
    near: readJsonField("near", near, nearChoiceSchema),
    groupChoice: isGrouped ? readJsonField("groups", groups, groupChoiceSchema) : undefined,
    groupsSeen: isGrouped ? readJsonField("seen", seen, groupsSeenSchema) : undefined,
  }
}

function readHeadingRow(text: string): number {
  if (!/^[1-9]\d{0,6}$/u.test(text) || Number(text) > dashboardLimits.sheetRows) throw invalid("heading_row", "invalid")
  return Number(text)
}
