import { z } from "zod"
import { dashboardLimits } from "./dashboard-limits.ts"
import { languages } from "./language.ts"
import { localized } from "./localized.ts"
import { pageFields, integerMax, wholeNumber, wholeNumberText } from "./numbers.ts"
import { limits } from "./limits.ts"
import { partColumnSorts } from "./part-constants.ts"
import { partInputSchema, partPatchSchema, partQuerySchema, partSchema } from "./part.ts"
import { idSchema, idTextSchema, languageOrDefault, optionalParameter } from "./text.ts"

/** Filter by successor: none named, or one in no group. */
const substituteStates = ["none", "unknown"] as const

/** Conditions that all listed parts must meet. */
export const partFilterSchema = z.object({
  /** A language whose description is empty. */
  missing: optionalParameter(z.enum(languages, "invalid")),
  substitute: optionalParameter(z.enum(substituteStates, "invalid")),
  quantity: optionalParameter(wholeNumberText(0, 1_000_000_000, "invalid_quantity")),
  /** "1": whose number is written in another way elsewhere, such as with other dashes. */
  near: optionalParameter(z.enum(["1"], "invalid")),
  /** First day of changes. */
  since: optionalParameter(z.iso.date("invalid").regex(/^20/u, "invalid")),
})
export type PartFilter = z.infer<typeof partFilterSchema>

const foundSchema = partFilterSchema.extend(partQuerySchema.pick({ query: true }).shape)

/** Group that a list or its counts are limited to. */
const group = optionalParameter(idTextSchema)

export const partListQuerySchema = foundSchema.extend({
  page: wholeNumberText(1, limits.pageMax).default(1),
  limit: wholeNumberText(1, dashboardLimits.partsOnPage).default(limits.pageSize),
  group,
  /** By default by group, then by number. */
  sort: optionalParameter(z.enum(partColumnSorts, "invalid")),
})
export type PartListQuery = z.infer<typeof partListQuerySchema>

/** Ids of a group's parts that match a search and its filters. */
export const partIdsQuerySchema = foundSchema
export type PartIdsQuery = z.infer<typeof partIdsQuerySchema>

/** Parts, file type and language of an export. */
export const partExportQuerySchema = foundSchema.extend({
  format: z.enum(["xlsx", "csv"], "invalid").default("xlsx"),
  lang: languageOrDefault,
})

/** A part in a list across groups. */
export const listedPartSchema = partSchema.extend({ spare_id: z.number().int() }).meta({ id: "ListedPart" })
export type ListedPart = z.infer<typeof listedPartSchema>

/** What other records say of a listed part. */
const rowNoteSchema = z
  .object({
    id: z.number().int(),
    /** Another part whose number differs in dashes, dots, slashes or spaces only. */
    near: z.object({ partnumber: z.string(), spare_id: z.number().int() }).nullable(),
    aliases: z.array(z.string()),
    /** The named successor is in no group. */
    unknown_successor: z.boolean(),
  })
  .meta({ id: "RowNote" })
export type RowNote = z.infer<typeof rowNoteSchema>

export const partListSchema = z
  .object({
    items: z.array(listedPartSchema),
    /** Of those items that have one. */
    notes: z.array(rowNoteSchema),
    ...pageFields,
  })
  .meta({ id: "PartList" })
export type PartList = z.infer<typeof partListSchema>

export const partCountsQuerySchema = z.object({ group })

/** Number of parts that each filter finds. */
export const partCountsSchema = z
  .object({
    all: z.number().int(),
    ...localized("missing", z.number().int()),
    no_substitute: z.number().int(),
    unknown_substitute: z.number().int(),
    quantity_0: z.number().int(),
    near: z.number().int(),
  })
  .meta({ id: "PartCounts" })
export type PartCounts = z.infer<typeof partCountsSchema>

const version = wholeNumber(0, integerMax)
const atOnce = <Item extends z.ZodType>(item: Item) =>
  z.array(item).min(1, "required").max(dashboardLimits.partsChangedAtOnce, "too_many_items")

/** A block of cells: the fields to write per part. With a version, the part must still have it. */
export const partChangesSchema = z
  .object({ parts: atOnce(partPatchSchema.extend({ id: idSchema, version: version.optional() })) })
  .meta({ id: "PartChanges" })
export type PartChange = z.infer<typeof partChangesSchema>["parts"][number]

/** Rows for a group, such as a block pasted from a spreadsheet. */
export const partRowsSchema = z.object({ parts: atOnce(partInputSchema) }).meta({ id: "PartRows" })

/** Added parts, and the rows left out because the group has a part of that number. */
export const partRowsAddedSchema = z
  .object({
    parts: z.array(listedPartSchema),
    refused: z.array(z.object({ index: z.number().int(), partnumber: z.string() })),
  })
  .meta({ id: "PartRowsAdded" })
export type PartRowsAdded = z.infer<typeof partRowsAddedSchema>

/**
 * The same fields for several parts: those in `ids`, or those matching `query` and filters. With `find`, only that piece
 * of the text of each field is replaced; without it part numbers cannot be set.
 */
export const partBulkPatchSchema = z
  .object({
    ids: atOnce(idSchema).optional(),
    query: partQuerySchema.shape.query.unwrap().optional(),
    missing: z.enum(languages, "invalid").optional(),
    substitute: z.enum(substituteStates, "invalid").optional(),
    quantity: wholeNumber(0, 1_000_000_000, "invalid_quantity").optional(),
    find: z.string().min(1, "required").max(limits.partDescription, "too_long").optional(),
    fields: z
      .strictObject({ ...partPatchSchema.shape, partnumber: z.string().max(limits.partNumber, "too_long") }, "invalid")
      .partial()
      .refine((fields) => Object.keys(fields).length > 0, "required"),
  })
  .refine(({ find, fields }) => (find === undefined ? fields.partnumber : fields.quantity) === undefined, {
    path: ["fields"],
    message: "invalid",
  })
  .refine(({ ids, query }) => (ids === undefined) !== (query === undefined), { path: ["ids"], message: "required" })
  .meta({ id: "PartBulkPatch" })
export type PartBulkPatch = z.infer<typeof partBulkPatchSchema>

/** Versions to undo. `to` is the version to restore; default the one before. */
export const partUndoSchema = z
  .object({ parts: atOnce(z.object({ id: idSchema, version, to: version.optional() })) })
  .meta({ id: "PartUndo" })
export type PartUndo = z.infer<typeof partUndoSchema>

/** Parts changed by a call, in their current state; excludes parts that had the values already. */
export const partsChangedSchema = z
  .object({
    changed: z.number().int(),
    parts: z.array(listedPartSchema),
    /** Parts skipped by an undo because they changed again or their former version is no longer stored. */
    kept: z.number().int(),
  })
  .meta({ id: "PartsChanged" })
export type PartsChanged = z.infer<typeof partsChangedSchema>
