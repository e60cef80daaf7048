import { z } from "zod"
import { imageSchema } from "./image.ts"
import { languages } from "./language.ts"
import { publishedKinds } from "./record-constants.ts"
import { idTextSchema, optional, required } from "./text.ts"

export type PublishedKind = (typeof publishedKinds)[number]

export const planActs = ["publish", "hide", "show"] as const
export const planStates = ["waiting", "done", "failed"] as const

const languageList = z.array(z.enum(languages, "invalid")).max(languages.length, "invalid")

/** What visitors do not see: languages, "all", or nothing. */
export const hiddenSchema = z.union([languageList, z.literal("all")], { error: "invalid" })
export type Hidden = z.infer<typeof hiddenSchema>

/** `hidden` in POST and PATCH of a record; a form sends one value per language, and none for nothing. */
export const hiddenField = {
  hidden: z.preprocess((value) => (value === "" ? [] : value), hiddenSchema).optional(),
}

const recordName = { kind: z.enum(publishedKinds), id: z.union([z.number().int(), z.string()]) }

/** Identifies a record; text pages by their link. */
export const draftParam = z.object({
  kind: z.enum(publishedKinds, "invalid"),
  id: z.string().regex(/^(?:[1-9]\d{0,9}|[a-z-]{1,40})$/u, "invalid"),
})
export const draftImageParam = draftParam.extend({ image: idTextSchema })

/** A draft to save, replacing the former one. */
export const draftInputSchema = z
  .object({
    /** Changed fields; required ones may still be empty. */
    patch: z.record(z.string().max(60, "too_long"), z.unknown()),
    /** Version of the record that the changes are based on. */
    based_on: z.number("invalid").int("invalid").min(0, "invalid"),
    ready: z.boolean("invalid").default(false),
    note: optional(1_000).default(""),
  })
  .meta({ id: "DraftInput" })
export type DraftInput = z.infer<typeof draftInputSchema>

export const draftSchema = z
  .object({
    ...recordName,
    /** Changed fields. */
    patch: z.record(z.string(), z.unknown()),
    /** Values of these fields when their change began. */
    base: z.record(z.string(), z.unknown()),
    /** Languages changed by the draft. */
    languages: z.array(z.enum(languages)),
    /** Version of the draft, for If-Match. */
    version: z.number().int(),
    ready: z.boolean(),
    note: z.string(),
    /** Who marked it ready for review, or has sent it back since, and when; "" otherwise. */
    ready_by: z.string(),
    ready_at: z.string(),
    saved_by: z.string(),
    saved_at: z.string(),
  })
  .meta({ id: "Draft" })
export type SavedDraft = z.infer<typeof draftSchema>

export const publishSchema = z
  .object({
    /** Publishes only the fields of these languages, which become visible; default every field. */
    languages: languageList.min(1, "required").optional(),
    /** With `languages`: also pictures and fields without a language. */
    others: z.boolean("invalid").default(false),
  })
  .meta({ id: "Publish" })
export type PublishInput = z.infer<typeof publishSchema>

/** Drafts to publish whole, each with the version that was looked at. */
export const publishManySchema = z
  .object({
    drafts: z
      .array(draftParam.extend({ version: z.number("invalid").int("invalid").min(1, "invalid") }))
      .min(1, "required")
      .max(200, "too_many_items"),
  })
  .meta({ id: "PublishMany" })
export type PublishMany = z.infer<typeof publishManySchema>

export const publishedManySchema = z
  .object({
    published: z.number().int(),
    /** Those that stay drafts, with the code of the error. */
    failed: z.array(z.object({ kind: z.enum(publishedKinds), id: z.string(), code: z.string() })),
  })
  .meta({ id: "PublishedMany" })
export type PublishedMany = z.infer<typeof publishedManySchema>

/** What the author of a draft is told. */
export const draftReturnSchema = z.object({ note: required(1_000) }).meta({ id: "DraftReturn" })

/** Drafts of the caller that are now ready for review. */
export const draftsReadySchema = z.object({ ready: z.number().int() }).meta({ id: "DraftsReady" })

/** ISO time with offset or Z; stored in UTC. */
const momentSchema = z.iso.datetime({ offset: true, error: "invalid" }).transform((at) => new Date(at).toISOString())

/** Whether the caller has changed a record that is open, without having saved it. */
export const editingInputSchema = z.object({ editing: z.boolean("invalid") }).meta({ id: "EditingInput" })

/** Who else has a record open, and what is stored of it by now. */
export const recordPresenceSchema = z
  .object({
    others: z.array(z.object({ id: z.number().int(), name: z.string(), editing: z.boolean() })),
    version: z.number().int(),
    /** Of its draft; 0 without one. */
    draft_version: z.number().int(),
    /** Who saved or published last, and when; "" before the first change. */
    changed_by: z.string(),
    changed_at: z.string(),
  })
  .meta({ id: "RecordPresence" })
export type RecordPresence = z.infer<typeof recordPresenceSchema>

const recordInput = {
  kind: z.enum(publishedKinds, "invalid"),
  id: z.union([z.number().int().transform(String), z.string()], { error: "invalid" }).pipe(draftParam.shape.id),
}

export const planInputSchema = z
  .object({
    ...recordInput,
    at: momentSchema,
    act: z.enum(planActs, "invalid"),
    /** Empty for the whole record. */
    languages: languageList.default([]),
    others: z.boolean("invalid").default(true),
  })
  .meta({ id: "PlanInput" })
export type PlanInput = z.infer<typeof planInputSchema>

export const planSchema = z
  .object({
    ...recordName,
    /** Id of the plan. */
    plan: z.number().int(),
    title: z.string(),
    at: z.string(),
    act: z.enum(planActs),
    languages: z.array(z.enum(languages)),
    others: z.boolean(),
    state: z.enum(planStates),
    /** Error code of a failure; why a waiting plan needs a confirmation: `draft_changed`, `forbidden`; else "". */
    reason: z.string(),
    planned_by: z.string(),
  })
  .meta({ id: "Plan" })
export type Plan = z.infer<typeof planSchema>

/** Draft, plans and visibility of one record. */
export const publicationSchema = z
  .object({
    draft: draftSchema.nullable(),
    /** Images that only the draft has. */
    images: z.array(imageSchema),
    hidden: hiddenSchema,
    /** What of the record may be hidden: the whole of it, single languages. */
    can_hide: z.object({ whole: z.boolean(), languages: z.boolean() }),
    plans: z.array(planSchema),
  })
  .meta({ id: "Publication" })
export type Publication = z.infer<typeof publicationSchema>

/** Product of a property; 0 for other kinds. */
const placed = { parent_id: z.number().int() }

const draftSummarySchema = draftSchema
  .omit({ patch: true, base: true })
  .extend({
    title: z.string(),
    /** Number of fields that the draft changes. */
    changes: z.number().int(),
    ...placed,
  })
  .meta({ id: "DraftSummary" })

export const listedPlanSchema = planSchema.extend(placed).meta({ id: "ListedPlan" })

/** Drafts, plans and hidden state of all records. */
export const publicationsSchema = z
  .object({
    drafts: z.array(draftSummarySchema),
    hidden: z.array(z.object({ ...recordName, hidden: hiddenSchema })),
    plans: z.array(listedPlanSchema),
  })
  .meta({ id: "Publications" })
export type Publications = z.infer<typeof publicationsSchema>

/** Days for which a link may show a draft to somebody without an account. */
const shareDays = [1, 7, 30] as const

export const shareInputSchema = z
  .object({
    ...recordInput,
    days: z.union(
      shareDays.map((days) => z.literal(days)),
      { error: "invalid" },
    ),
  })
  .meta({ id: "ShareInput" })

export const shareQuerySchema = z.object({ kind: draftParam.shape.kind, id: draftParam.shape.id })

/** A link that shows a draft; its URL is returned only at creation. */
export const shareSchema = z
  .object({ share: z.number().int(), made_by: z.string(), created_at: z.string(), expires_at: z.string() })
  .meta({ id: "Share" })
export type Share = z.infer<typeof shareSchema>

const localAddressesSchema = z.partialRecord(z.enum(languages), z.string())

export const newShareSchema = shareSchema
  .extend({
    /** URLs of the page by language, with the token. */
    urls: localAddressesSchema,
  })
  .meta({ id: "NewShare" })
export type NewShare = z.infer<typeof newShareSchema>

/** Unsaved input for its author's preview; `token` continues an existing one. */
export const typedPreviewSchema = z
  .object({
    ...recordInput,
    patch: z.record(z.string().max(60, "too_long"), z.unknown()),
    token: z.string().max(100).optional(),
  })
  .meta({ id: "TypedPreview" })

export const previewSchema = z
  .object({
    token: z.string(),
    /** Paths of the page by language, with the token. */
    paths: localAddressesSchema,
    expires_at: z.string(),
  })
  .meta({ id: "Preview" })
export type Preview = z.infer<typeof previewSchema>
