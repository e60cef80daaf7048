import { z } from "zod"
import { languages } from "./language.ts"
import { limits } from "./limits.ts"
import { wholeNumber, wholeNumberText } from "./numbers.ts"
import { isPhone } from "./phone-constants.ts"
import {
  emailSchema,
  idSchema,
  idTextSchema,
  languageOrDefault,
  optional,
  requiredLine,
  trapSchema,
  withoutControls,
} from "./text.ts"

/** The forms of the site. */
const formSources = ["contact", "pre-order", "availability"] as const
/** How an inquiry came: by a form, or taken down by somebody here. */
export const inquirySources = [...formSources, "phone", "mail"] as const
export type InquirySource = (typeof inquirySources)[number]

/** Where an inquiry stands; follows from its owner, its messages and its outcome. */
export const inquiryStates = ["new", "open", "waiting", "closed"] as const
export type InquiryState = (typeof inquiryStates)[number]

/** From this share of the promised time on, the time left counts as short. */
export const shortShare = 0.75

/** How an inquiry can end. */
export const inquiryOutcomes = ["won", "lost", "no-offer", "no-reply", "not-an-inquiry"] as const
export type InquiryOutcome = (typeof inquiryOutcomes)[number]

export const inquiryItemInputSchema = z
  .object({
    partnumber: optional(limits.partNumber).optional(),
    product_id: idSchema.optional(),
    quantity: wholeNumber(1, limits.itemQuantity, "invalid_quantity").default(1),
    note: optional(limits.itemNote).default(""),
    /** The superseded number that was asked for, where `partnumber` is the current one. */
    asked_number: optional(limits.partNumber).default(""),
    /** The sender's own item number. */
    position: optional(limits.itemPosition).default(""),
  })
  .refine((item) => Boolean(item.partnumber) || item.product_id !== undefined, "required")

/** `email1` is the name under which older forms send the address. */
export const inquiryInputSchema = z
  .preprocess(
    (value) => {
      if (typeof value !== "object" || value === null || Array.isArray(value)) return value
      const body = value as Record<string, unknown>
      return body["email"] === undefined ? { ...body, email: body["email1"] } : body
    },
    z
      .object({
        name: requiredLine(limits.name),
        company: requiredLine(limits.name),
        email: emailSchema,
        text: optional(limits.comment)
          .nullable()
          .transform((text) => text ?? "")
          .default(""),
        phone: optional(limits.phone)
          .refine((phone) => phone === "" || isPhone(phone), "invalid_phone")
          .default(""),
        /** The machine stands: call back under `phone`. */
        urgent: z.boolean("invalid").default(false),
        lang: languageOrDefault,
        source: z.enum(formSources, "invalid").default("contact"),
        spare_id: idSchema.optional(),
        items: z.array(inquiryItemInputSchema, "invalid").max(limits.inquiryItems, "too_many_items").default([]),
        captcha_token: z.string().max(200).optional(),
        website: trapSchema,
      })
      .refine(({ urgent, phone }) => urgent !== true || phone !== "", {
        path: ["phone"],
        error: "required",
        // Also beside other problems, so that all of them are named at once.
        when: ({ value }) => typeof value === "object" && value !== null,
      }),
  )
  .meta({ id: "InquiryInput" })
export type InquiryInput = z.infer<typeof inquiryInputSchema>

export const inquiryReceiptSchema = z
  .object({ id: z.number().int(), reference: z.string() })
  .meta({ id: "InquiryAnswer" })
export type InquiryReceipt = z.infer<typeof inquiryReceiptSchema>

export const inquiryItemSchema = z
  .object({
    partnumber: z.string().nullable(),
    product_id: z.number().int().nullable(),
    title: z.string(),
    quantity: z.number().int(),
    note: z.string(),
    asked_number: z.string(),
    position: z.string(),
  })
  .meta({ id: "InquiryItem" })
export type InquiryItem = z.infer<typeof inquiryItemSchema>

/** A photo or drawing that came with an inquiry; `size` in bytes, `n` counts from 1; `stored` is false where only the name was kept. */
const inquiryPhotoSchema = z
  .object({ n: z.number().int(), name: z.string(), size: z.number().int(), stored: z.boolean() })
  .meta({ id: "InquiryPhoto" })
export type InquiryPhoto = z.infer<typeof inquiryPhotoSchema>

/** Somebody who answers inquiries. */
export const deskPersonSchema = z.object({ id: z.number().int(), name: z.string() }).meta({ id: "DeskPerson" })
export type DeskPerson = z.infer<typeof deskPersonSchema>

/** Somebody who looks at an inquiry, and whether they are writing. */
export const lookingSchema = deskPersonSchema.extend({ writing: z.boolean() }).meta({ id: "Looking" })
export type Looking = z.infer<typeof lookingSchema>

export const inquirySchema = z
  .object({
    id: z.number().int(),
    reference: z.string(),
    name: z.string(),
    email: z.string(),
    company: z.string(),
    text: z.string(),
    /** As typed; "" when none was given. */
    phone: z.string(),
    /** The machine stands, and a call back is asked for. */
    urgent: z.boolean(),
    lang: z.enum(languages),
    source: z.enum(inquirySources),
    spare_id: z.number().int().nullable(),
    items: z.array(inquiryItemSchema),
    photos: z.array(inquiryPhotoSchema),
    verified: z.boolean(),
    read: z.boolean(),
    mail: z.enum(["none", "waiting", "sent", "failed"]),
    created_at: z.string(),
    version: z.number().int(),
    state: z.enum(inquiryStates),
    /** Who answers it. */
    owner: deskPersonSchema.nullable(),
    /** When a waiting inquiry comes back to the open ones. */
    remind_at: z.string().nullable(),
    outcome: z.enum(inquiryOutcomes).nullable(),
    outcome_note: z.string(),
    closed_at: z.string().nullable(),
    /** When the oldest message came that nobody has answered. */
    unanswered_since: z.string().nullable(),
    /** When the promised time to answer ends; null where nothing waits or nothing is promised. */
    due_at: z.string().nullable(),
    /** Working minutes left until then, negative past it, of those that were promised. */
    time_left: z.object({ minutes: z.number().int(), of: z.number().int() }).nullable(),
    first_answer_at: z.string().nullable(),
    /** Working minutes from the inquiry to the first answer. */
    first_answer_minutes: z.number().int().nullable(),
  })
  .meta({ id: "Inquiry" })
export type Inquiry = z.infer<typeof inquirySchema>

const flag = z.enum(["true", "false", "1", "0"]).transform((value) => value === "true" || value === "1")

export const inquiryQuerySchema = z.object({
  page: wholeNumberText(1, limits.pageMax).optional(),
  limit: wholeNumberText(1, limits.pageSizeMax).optional(),
  query: z.string().overwrite(withoutControls).max(limits.query, "too_long").optional(),
  lang: z.enum(languages).optional(),
  source: z.enum(inquirySources).optional(),
  verified: flag.optional(),
  unread: flag.optional(),
  state: z.enum(inquiryStates, "invalid").optional(),
  closed: flag.optional(),
  /** The id of an account, `me`, `none` for those that nobody answers, or `me-or-none`. */
  owner: z.union([z.enum(["me", "none", "me-or-none"]), idTextSchema], "invalid").optional(),
  /** First and last day on which they came, in German time. */
  from: z.iso.date("invalid").regex(/^20/u, "invalid").optional(),
  to: z.iso.date("invalid").regex(/^20/u, "invalid").optional(),
  /** `promise`: those first whose time to answer ends soonest. */
  sort: z.enum(["newest", "promise"], "invalid").optional(),
})
export type InquiryQuery = z.infer<typeof inquiryQuerySchema>

export const inquiryPageSchema = z
  .object({
    items: z.array(inquirySchema),
    total: z.number().int(),
    page: z.number().int(),
    limit: z.number().int(),
    /** Who else looks at which of the items at this moment. */
    looking: z.array(lookingSchema.extend({ request_id: z.number().int() })),
    /** Counts over all inquiries, for the filters. */
    counts: z.object({
      all: z.number().int(),
      unread: z.number().int(),
      unverified: z.number().int(),
      contact: z.number().int(),
      "pre-order": z.number().int(),
      availability: z.number().int(),
      phone: z.number().int(),
      mail: z.number().int(),
      /** Not closed: of the person who asks, of nobody, of all, and of those how many are late. */
      mine: z.number().int(),
      nobody: z.number().int(),
      open: z.number().int(),
      past_promise: z.number().int(),
      closed: z.number().int(),
    }),
  })
  .meta({ id: "InquiryPage" })
export type InquiryPage = z.infer<typeof inquiryPageSchema>

export const inquiryPatchSchema = z
  .object({
    read: z.boolean("invalid"),
    owner_id: idSchema.nullable(),
    remind_at: z.iso.datetime("invalid").nullable(),
    /** Null opens it again. */
    outcome: z.enum(inquiryOutcomes, "invalid").nullable(),
    outcome_note: optional(limits.itemNote),
  })
  .partial()
  .refine((patch) => Object.values(patch).some((value) => value !== undefined), "required")
  .meta({ id: "InquiryPatch" })
export type InquiryPatch = z.infer<typeof inquiryPatchSchema>
