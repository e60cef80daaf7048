import { z } from "zod"
import { dashboardLimits } from "./dashboard-limits.ts"
import { languages } from "./language.ts"
import { pageFields, integerMax, wholeNumber, wholeNumberText } from "./numbers.ts"
import { limits } from "./limits.ts"
import { partPatchSchema, partQuerySchema, partSchema } from "./part.ts"
import { idSchema, idTextSchema, languageOrDefault, optionalParameter } from "./text.ts"

/** Filter by successor: none named, or one in no group. */
const substituteStates = ["none", "unknown"] as const

/** Conditions that all listed parts must meet. */
export const partFilterSchema = z.object({
  /** A language whose description is empty. */
  missing: optionalParameter(z.enum(languages, "invalid")),
  substitute: optionalParameter(z.enum(substituteStates, "invalid")),
  quantity: optionalParameter(wholeNumberText(0, 1_000_000_000, "invalid_quantity")),
})
export type PartFilter = z.infer<typeof partFilterSchema>

const found = partFilterSchema.extend(partQuerySchema.pick({ query: true }).shape)

export const partListQuerySchema = found.extend({
  page: wholeNumberText(1, limits.pageMax).default(1),
  limit: wholeNumberText(1, dashboardLimits.partsOnPage).default(limits.pageSize),
  /** Group that the list is limited to. */
  group: optionalParameter(idTextSchema),
})
export type PartListQuery = z.infer<typeof partListQuerySchema>

/** Ids of a group's parts that match a search and its filters. */
export const partIdsQuerySchema = found
export type PartIdsQuery = z.infer<typeof partIdsQuerySchema>

/** Parts, file type and language of an export. */
export const partExportQuerySchema = found.extend({
  format: z.enum(["xlsx", "csv"], "invalid").default("xlsx"),
  lang: languageOrDefault,
})

/** A part in a list across groups. */
export const listedPartSchema = partSchema.extend({ spare_id: z.number().int() }).meta({ id: "ListedPart" })
export type ListedPart = z.infer<typeof listedPartSchema>

export const partListSchema = z
  .object({
    items: z.array(listedPartSchema),
    ...pageFields,
  })
  .meta({ id: "PartList" })
export type PartList = z.infer<typeof partListSchema>

const version = wholeNumber(0, integerMax)
const atOnce = <Item extends z.ZodType>(item: Item) =>
  z.array(item).min(1, "required").max(dashboardLimits.partsChangedAtOnce, "too_many_items")

/** A block of cells: the fields to write per part. With a version, the part must still have it. */
export const partChangesSchema = z
  .object({ parts: atOnce(partPatchSchema.extend({ id: idSchema, version: version.optional() })) })
  .meta({ id: "PartChanges" })
export type PartChange = z.infer<typeof partChangesSchema>["parts"][number]

/**
 * The same fields for several parts: those in `ids`, or those matching `query` and filters. Part numbers cannot be set.
 */
export const partBulkPatchSchema = z
  .object({
    ids: atOnce(idSchema).optional(),
    query: partQuerySchema.shape.query.unwrap().optional(),
    missing: z.enum(languages, "invalid").optional(),
    substitute: z.enum(substituteStates, "invalid").optional(),
    quantity: wholeNumber(0, 1_000_000_000, "invalid_quantity").optional(),
    fields: z
      .strictObject(partPatchSchema.omit({ partnumber: true }).shape, "invalid")
      .refine((fields) => Object.keys(fields).length > 0, "required"),
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
