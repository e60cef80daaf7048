import { z } from "zod"
import { dashboardLimits } from "./dashboard-limits.ts"
import { languages } from "./language.ts"
import { integerMax, wholeNumber, wholeNumberText } from "./numbers.ts"
import { limits } from "./limits.ts"
import { partPatchSchema, partQuerySchema, partSchema } from "./part.ts"
import { idSchema, idTextSchema, languageOrDefault, optionalParameter } from "./text.ts"

/** Which successors a list is limited to: none named, or one that no group has. */
const substituteStates = ["none", "unknown"] as const

/** What parts have to lack or hold to be listed; all of those given. */
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
  /** A group to which the list is limited. */
  group: optionalParameter(idTextSchema),
})
export type PartListQuery = z.infer<typeof partListQuerySchema>

/** Which parts of a group a search and its filters find. */
export const partIdsQuerySchema = found
export type PartIdsQuery = z.infer<typeof partIdsQuerySchema>

/** Which parts of a group an export holds, in what kind of file and under headings of which language. */
export const partExportQuerySchema = found.extend({
  format: z.enum(["xlsx", "csv"], "invalid").default("xlsx"),
  lang: languageOrDefault,
})

/** A part as a list of several groups holds it. */
export const listedPartSchema = partSchema.extend({ spare_id: z.number().int() }).meta({ id: "ListedPart" })
export type ListedPart = z.infer<typeof listedPartSchema>

export const partListSchema = z
  .object({
    items: z.array(listedPartSchema),
    total: z.number().int(),
    page: z.number().int(),
    limit: z.number().int(),
  })
  .meta({ id: "PartList" })
export type PartList = z.infer<typeof partListSchema>

const version = wholeNumber(0, integerMax)
const atOnce = <Item extends z.ZodType>(item: Item) =>
  z.array(item).min(1, "required").max(dashboardLimits.partsChangedAtOnce, "too_many_items")

/** A block of cells: for each part the fields to write. With a version the part must still have it. */
export const partChangesSchema = z
  .object({ parts: atOnce(partPatchSchema.extend({ id: idSchema, version: version.optional() })) })
  .meta({ id: "PartChanges" })
export type PartChange = z.infer<typeof partChangesSchema>["parts"][number]

/** The same fields for several parts: those of `ids`, or those that `query` and the filters find. A number belongs to one part only. */
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

/** Versions that a change has made, to be undone. `to` is the version whose values come back; without it the one before. */
export const partUndoSchema = z
  .object({ parts: atOnce(z.object({ id: idSchema, version, to: version.optional() })) })
  .meta({ id: "PartUndo" })
export type PartUndo = z.infer<typeof partUndoSchema>

/** The parts that a call has changed, as they are now; parts that had the values already are not among them. */
export const partsChangedSchema = z
  .object({
    changed: z.number().int(),
    parts: z.array(listedPartSchema),
    /** Parts that an undo has left alone, since they were changed again or their former version is no longer kept. */
    kept: z.number().int(),
  })
  .meta({ id: "PartsChanged" })
export type PartsChanged = z.infer<typeof partsChangedSchema>
