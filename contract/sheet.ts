import { z } from "zod"
import { rowProblems, nearChoices } from "./sheet-constants.ts"
import { localized } from "./localized.ts"
import { partSchema } from "./part.ts"
import { sheetColumnFields } from "./sheet-constants.ts"

/** Faults of a row, a heading or the whole of a parts sheet. */
export const sheetProblems = [
  ...rowProblems,
  "no_part_number_column",
  "no_group_column",
  "duplicate_column",
  "unknown_columns",
  "too_many_rows",
  "too_much_text",
  "too_many_columns",
  "empty_sheet",
  "unclosed_quote",
  "unknown_sheet",
  "password_protected",
  "wrong_format",
  "unreadable",
  "beyond_limits",
] as const
export type SheetProblem = (typeof sheetProblems)[number]

/** `row` as in the sheet, from 1; `column` is the heading as written, "" for the whole row. */
export const sheetErrorSchema = z
  .object({
    row: z.number().int(),
    column: z.string(),
    code: z.enum(sheetProblems),
    message: z.string(),
    value: z.string().optional(),
    /** Part number of the row, where it has one. */
    number: z.string().optional(),
  })
  .meta({ id: "SheetError" })
export type SheetError = z.infer<typeof sheetErrorSchema>

/** A column of the sheet: heading, mapped field (null: none) and first values. `number` from 1. */
export const sheetColumnSchema = z
  .object({
    number: z.number().int(),
    heading: z.string(),
    field: z.enum(sheetColumnFields).nullable(),
    samples: z.array(z.string()),
    /** Whether the heading is known, if only as one of what parts have no field for, such as a price. */
    known: z.boolean(),
  })
  .meta({ id: "SheetColumn" })
export type SheetColumn = z.infer<typeof sheetColumnSchema>

/** A worksheet of the file; `rows` are those with cells, `numbers` the part numbers of `column` (from 1; 0 for none). */
const worksheetSchema = z
  .object({
    name: z.string(),
    rows: z.number().int(),
    numbers: z.number().int(),
    column: z.number().int(),
    hidden: z.boolean(),
    chosen: z.boolean(),
  })
  .meta({ id: "Worksheet" })

export const setAsideReasons = ["total", "page", "line", "headings", "section", "no_part"] as const
export type SetAsideReason = (typeof setAsideReasons)[number]

/** A row that is no part, such as a total; the import leaves it out. */
const setAsideSchema = z
  .object({ row: z.number().int(), value: z.string(), reason: z.enum(setAsideReasons) })
  .meta({ id: "SetAside" })

const sample = partSchema.pick({
  partnumber: true,
  subst_part: true,
  quantity: true,
  ...localized("description", true),
})
export type SheetRow = z.infer<typeof sample>
/** A part as a row of the sheet leaves it. */
const placedSample = sample.extend({ row: z.number().int() })

/** A new number that differs from an existing one, or from one further up, in dashes, dots and slashes only. */
export const nearDuplicateSchema = z
  .object({
    row: z.number().int(),
    number: z.string(),
    existing: z.string(),
    /** The part that has the existing number; null for a row further up. */
    before: sample.nullable(),
    after: sample,
  })
  .meta({ id: "NearDuplicate" })
export type NearDuplicate = z.infer<typeof nearDuplicateSchema>
/** By row, and under "*" for all others. */
export const nearChoiceSchema = z.record(z.string().regex(/^(?:\*|[1-9]\d{0,6})$/u), z.enum(nearChoices))
export type NearChoice = z.infer<typeof nearChoiceSchema>

/** What an import makes of a row that is not said by its cells. */
const sheetNoteSchema = z
  .object({
    row: z.number().int(),
    number: z.string(),
    /** `as_required`: the quantity is "AR" or "REF", stored as 0. `several_places`: the largest quantity of all rows counts. */
    kind: z.enum(["as_required", "several_places"]),
    quantity: z.number().int(),
    /** Rows that are this part. */
    places: z.number().int(),
  })
  .meta({ id: "SheetNote" })
export type SheetNote = z.infer<typeof sheetNoteSchema>

/** How a sheet was read: which worksheet and headings were taken, and what of it is no part. */
export const sheetReadingSchema = z.object({
  sheets: z.array(worksheetSchema),
  /** Row of the headings, from 1, the upper of two; 0 without any. */
  heading_row: z.number().int(),
  /** First rows of the worksheet as it shows them, to choose the headings from. */
  first_rows: z.array(z.object({ row: z.number().int(), cells: z.array(z.string()) })),
  /** Up to 1,000. */
  set_aside: z.array(setAsideSchema),
  /** Number of rows with cells that a filter or a person has hidden; they are imported unless left out. */
  hidden_rows: z.number().int(),
})
export type SheetReadingInfo = z.infer<typeof sheetReadingSchema>

/** Shape of a sheet, shared by all with the same headings in the same order: a SHA-256. */
export const sheetShapeText = z.string().regex(/^[0-9a-f]{64}$/u, "invalid")

export const sheetResultSchema = z
  .object({
    added: z.number().int(),
    updated: z.number().int(),
    unchanged: z.number().int(),
    removed: z.number().int(),
    errors: z.array(sheetErrorSchema),
    preview: z.boolean(),
    /** Null for a preview, and for an import without changes. */
    import_id: z.number().int().nullable(),
    /** State of the group's parts that was compared; an import with `?seen=` requires it unchanged. */
    seen: z.string(),
    /** Number of unanswered visitor requests that the added parts answer. */
    gaps_closed: z.number().int(),
    /** Column mapping that was used. */
    columns: z.array(sheetColumnSchema),
    /** Shape of the sheet if a stored mapping was used; else null. */
    remembered: sheetShapeText.nullable(),
    ...sheetReadingSchema.shape,
    /** Up to 1,000. */
    near: z.array(nearDuplicateSchema),
    /** Up to 1,000. */
    notes: z.array(sheetNoteSchema),
    /** Up to 200 rows of each kind, for the preview. */
    samples: z.object({
      added: z.array(placedSample),
      updated: z.array(z.object({ before: sample, after: placedSample })),
      removed: z.array(sample),
    }),
  })
  .meta({ id: "SheetResult" })
export type SheetResult = z.infer<typeof sheetResultSchema>

export const importStateSchema = z
  .object({
    id: z.number().int(),
    state: z.enum(["done", "undone"]),
    created_at: z.string(),
    added: z.number().int(),
    updated: z.number().int(),
    unchanged: z.number().int(),
    removed: z.number().int(),
    /** Name of the uploaded file. */
    file: z.string(),
    can_undo: z.boolean(),
  })
  .meta({ id: "ImportState" })
export type ImportState = z.infer<typeof importStateSchema>

/** Result of restoring parts that an import removed. */
export const partsRestoredSchema = z
  .object({
    restored: z.number().int(),
    /** Parts that stay in the trash because the group has their number again, with the first of these numbers. */
    taken: z.number().int(),
    taken_numbers: z.array(z.string()),
  })
  .meta({ id: "PartsRestored" })
export type PartsRestored = z.infer<typeof partsRestoredSchema>

/** An undone import; `kept` parts were changed or added since and stay. */
export const undoResultSchema = importStateSchema
  .extend({
    ...partsRestoredSchema.shape,
    kept: z.number().int(),
  })
  .meta({ id: "UndoResult" })
export type UndoResult = z.infer<typeof undoResultSchema>

/** Progress of a running import; `total` is 0 while unknown. */
export const importProgressSchema = z
  .object({
    /** "waiting": no import of that name has started; its sheet may still be uploading. */
    phase: z.enum(["waiting", "reading", "comparing", "writing"]),
    done: z.number().int(),
    total: z.number().int(),
  })
  .meta({ id: "ImportProgress" })
export type ImportProgress = z.infer<typeof importProgressSchema>

/** Client-chosen name of an import, to read its progress: not guessable, and not a number. */
export const runName = z.string().regex(/^[0-9a-f]{8,32}-run$/u, "invalid")

/** State of a group's parts as reported by a preview. */
export const seenState = z.string().regex(/^\d{1,15}-\d{1,15}$/u, "invalid")
