import { z } from "zod"
import { formSources, inquirySources, inquiryStates, inquiryOutcomes } from "./inquiry-constants.ts"
import { languages } from "./language.ts"
import { limits } from "./limits.ts"
import { mailTroubles } from "./mail-constants.ts"
import { currencies, offerStates } from "./offer-constants.ts"
import { pageFields, wholeNumber, wholeNumberText } from "./numbers.ts"
import { isPhone } from "./phone-constants.ts"
import {
  emailSchema,
  idSchema,
  idTextSchema,
  languageInAnyCase,
  languageOrDefault,
  optional,
  optionalLine,
  requiredLine,
  trapSchema,
} from "./text.ts"
import { withoutControls } from "./text-constants.ts"

export const inquiryItemInputSchema = z
  .object({
    partnumber: optionalLine(limits.partNumber).optional(),
    product_id: idSchema.optional(),
    quantity: wholeNumber(1, limits.itemQuantity, "invalid_quantity").default(1),
    note: optional(limits.itemNote).default(""),
    /** Superseded number as requested, when `partnumber` is the current one. */
    asked_number: optionalLine(limits.partNumber).default(""),
    /** The sender's own item number. */
    position: optionalLine(limits.itemPosition).default(""),
  })
  .refine((item) => Boolean(item.partnumber) || item.product_id !== undefined, "required")

/** Older forms send the address as `email1`. */
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
        phone: optionalLine(limits.phone)
          .refine((phone) => phone === "" || isPhone(phone), "invalid_phone")
          .default(""),
        /** The machine is down: call back at `phone`. */
        urgent: z.boolean("invalid").default(false),
        lang: languageOrDefault,
        source: z.enum(formSources, "invalid").default("contact"),
        spare_id: idSchema.optional(),
        /** A list that was not checked: its numbers become items, and it is part of `text` besides. */
        numbers: optional(limits.comment).default(""),
        items: z.array(inquiryItemInputSchema, "invalid").max(limits.inquiryItems, "too_many_items").default([]),
        /** Asks for a key by which photos can follow. */
        photos_follow: z.boolean("invalid").default(false),
        captcha_token: z.string().max(200).optional(),
        sealing_gap: trapSchema,
      })
      .refine(({ urgent, phone }) => urgent !== true || phone !== "", {
        path: ["phone"],
        error: "required",
        // Runs beside other faults, so that all are reported at once.
        when: ({ value }) => typeof value === "object" && value !== null,
      }),
  )
  .meta({ id: "InquiryInput" })
export type InquiryInput = z.infer<typeof inquiryInputSchema>

export const inquiryReceiptSchema = z
  .object({
    id: z.number().int(),
    reference: z.string(),
    /** True when of the photos only the names were kept, because too many files came in today. */
    photos_left_out: z.boolean().optional(),
    /** For `POST /request/photos`, where the inquiry has asked for it. */
    photos_key: z.string().optional(),
  })
  .meta({ id: "InquiryReceipt" })
export type InquiryReceipt = z.infer<typeof inquiryReceiptSchema>

export const photosInputSchema = z.object({ photos_key: z.string("required").max(100) })

export const inquiryItemSchema = z
  .object({
    partnumber: z.string().nullable(),
    product_id: z.number().int().nullable(),
    title: z.string(),
    /** Null when missing or unclear in what was read. */
    quantity: z.number().int().nullable(),
    note: z.string(),
    asked_number: z.string(),
    position: z.string(),
  })
  .meta({ id: "InquiryItem" })
export type InquiryItem = z.infer<typeof inquiryItemSchema>

/**
 * A photo or drawing attached to an inquiry; `size` in bytes, `n` from 1; `stored` is false when only the name was
 * kept.
 */
const inquiryPhotoSchema = z
  .object({ n: z.number().int(), name: z.string(), size: z.number().int(), stored: z.boolean() })
  .meta({ id: "InquiryPhoto" })
export type InquiryPhoto = z.infer<typeof inquiryPhotoSchema>

/** An account that answers inquiries. */
export const deskPersonSchema = z.object({ id: z.number().int(), name: z.string() }).meta({ id: "DeskPerson" })
export type DeskPerson = z.infer<typeof deskPersonSchema>

/** An account that views an inquiry, and whether it is typing. */
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
    /** As typed; "" without one. */
    phone: z.string(),
    /** The machine is down, and the sender asks for a call back. */
    urgent: z.boolean(),
    lang: z.enum(languages),
    source: z.enum(inquirySources),
    spare_id: z.number().int().nullable(),
    items: z.array(inquiryItemSchema),
    photos: z.array(inquiryPhotoSchema),
    verified: z.boolean(),
    /** By the caller since the last news; by anybody for a program. */
    read: z.boolean(),
    mail: z.enum(["none", "waiting", "sent", "failed"]),
    /** Why the mail that it came by was not unfolded whole, which its files then hold. */
    trouble: z.enum(mailTroubles),
    created_at: z.string(),
    version: z.number().int(),
    state: z.enum(inquiryStates),
    /** What happened after we wrote last: the customer replied, or what we wrote was not delivered. */
    news: z.enum(["replied", "bounced"]).nullable(),
    /** Account responsible for the answer. */
    owner: deskPersonSchema.nullable(),
    /** When a waiting inquiry reopens. */
    remind_at: z.string().nullable(),
    outcome: z.enum(inquiryOutcomes).nullable(),
    outcome_note: z.string(),
    closed_at: z.string().nullable(),
    /** Time of the oldest unanswered message. */
    unanswered_since: z.string().nullable(),
    /** Deadline of the promised answer; null when none is due or promised. */
    due_at: z.string().nullable(),
    /** Working minutes until the deadline, negative after it, and the promised total. */
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
  lang: languageInAnyCase.optional(),
  source: z.enum(inquirySources).optional(),
  verified: flag.optional(),
  unread: flag.optional(),
  state: z.enum(inquiryStates, "invalid").optional(),
  closed: flag.optional(),
  /** Id of an account, `me`, `none` for no owner, or `me-or-none`. */
  owner: z.union([z.enum(["me", "none", "me-or-none"]), idTextSchema], "invalid").optional(),
  /** First and last day of arrival, in German time. */
  from: z.iso.date("invalid").regex(/^20/u, "invalid").optional(),
  to: z.iso.date("invalid").regex(/^20/u, "invalid").optional(),
  /** `promise`: earliest deadline first. */
  sort: z.enum(["newest", "promise"], "invalid").optional(),
})
export type InquiryQuery = z.infer<typeof inquiryQuerySchema>

/** Where an inquiry contains what was searched; every second segment of the excerpt is a match. */
const inquiryHitSchema = z
  .object({
    request_id: z.number().int(),
    kind: z.enum(["offer", "line", "file", "message", "customer"]),
    at: z.string(),
    excerpt: z.array(z.string()),
    /** Of an offered line. */
    price: z
      .object({ unit_price: z.number().int(), currency: z.enum(currencies), state: z.enum(offerStates) })
      .nullable(),
  })
  .meta({ id: "InquiryHit" })
export type InquiryHit = z.infer<typeof inquiryHitSchema>

export const inquiryPageSchema = z
  .object({
    items: z.array(inquirySchema),
    ...pageFields,
    /** Accounts that view one of the items now. */
    looking: z.array(lookingSchema.extend({ request_id: z.number().int() })),
    /** Accounts that have begun an answer. */
    drafts: z.array(deskPersonSchema.extend({ request_id: z.number().int() })),
    /** Of a search, one of each item. */
    hits: z.array(inquiryHitSchema),
    /** Counts per filter, over all inquiries or over those that a query finds. */
    counts: z.object({
      all: z.number().int(),
      unread: z.number().int(),
      unverified: z.number().int(),
      contact: z.number().int(),
      "pre-order": z.number().int(),
      availability: z.number().int(),
      phone: z.number().int(),
      mail: z.number().int(),
      /** Open ones: the caller's, without owner, all, and overdue. */
      mine: z.number().int(),
      nobody: z.number().int(),
      open: z.number().int(),
      past_promise: z.number().int(),
      /** Open ones with a plant that is down, which wait for us. */
      urgent: z.number().int(),
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
    /** Null reopens it. */
    outcome: z.enum(inquiryOutcomes, "invalid").nullable(),
    outcome_note: optional(limits.itemNote),
    name: requiredLine(limits.name),
    company: optionalLine(limits.name),
    email: z.union([z.literal(""), emailSchema]),
    phone: optionalLine(limits.phone).refine((phone) => phone === "" || isPhone(phone), "invalid_phone"),
    lang: z.enum(languages, "invalid"),
    urgent: z.boolean("invalid"),
    /** Null says that its mail continues no other inquiry. */
    suggestion: z.null("invalid"),
  })
  .partial()
  .refine((patch) => Object.values(patch).some((value) => value !== undefined), "required")
  .meta({ id: "InquiryPatch" })
export type InquiryPatch = z.infer<typeof inquiryPatchSchema>
