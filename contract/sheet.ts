import { z } from "zod"
import { partSchema } from "./part.ts"

/** What a row or a heading of a parts sheet can be refused for. */
export const sheetProblems = [
  "no_part_number_column",
  "duplicate_column",
  "unknown_columns",
  "required",
  "too_long",
  "invalid_quantity",
  "exponent_number",
  "duplicate_in_sheet",
  "formula_without_value",
  "too_many_rows",
  "too_many_columns",
  "empty_sheet",
  "unreadable",
] as const
export type SheetProblem = (typeof sheetProblems)[number]

/** `row` counts as in the sheet, from 1; `column` is the heading as written there, "" for the whole row. */
export const sheetErrorSchema = z.object({
  row: z.number().int(),
  column: z.string(),
  code: z.enum(sheetProblems),
  message: z.string(),
  value: z.string().optional(),
})
export type SheetError = z.infer<typeof sheetErrorSchema>

const sample = partSchema.pick({
  partnumber: true,
  subst_part: true,
  quantity: true,
  description_de: true,
  description_en: true,
  description_ru: true,
})
export type SheetRow = z.infer<typeof sample>

export const sheetResultSchema = z.object({
  added: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  removed: z.number().int(),
  errors: z.array(sheetErrorSchema),
  preview: z.boolean(),
  import_id: z.number().int().nullable(),
  /** Up to 50 rows of each kind, so that a person can see what would happen. */
  samples: z.object({
    added: z.array(sample),
    updated: z.array(z.object({ before: sample, after: sample })),
    removed: z.array(sample),
  }),
})
export type SheetResult = z.infer<typeof sheetResultSchema>

export const importStateSchema = z.object({
  id: z.number().int(),
  state: z.enum(["done", "undone"]),
  created_at: z.string(),
  added: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  removed: z.number().int(),
  can_undo: z.boolean(),
})
