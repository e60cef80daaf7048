import { z } from "zod"
import { auditEvents } from "./audit-constants.ts"
import type { AuditEvent } from "./audit-constants.ts"
import { dashboardLimits } from "./dashboard-limits.ts"
import { inquiryOutcomes, inquirySources, inquiryStates } from "./inquiry-constants.ts"
import { inquiryItemInputSchema, inquirySchema, lookingSchema } from "./inquiry.ts"
import { inquiryLineSchema } from "./inquiry-line.ts"
import { languages } from "./language.ts"
import { limits } from "./limits.ts"
import { messageKinds } from "./message-constants.ts"
import { mailTroubles } from "./mail-constants.ts"
import { currencies } from "./offer-constants.ts"
import { emailSchema, idSchema, languageOrDefault, optional, optionalLine, required, requiredLine } from "./text.ts"

/** Milliseconds before an answer is sent, in which it can be taken back. */
export const undoMs = 20_000

/** Milliseconds after which a silent viewer no longer counts as present. */
export const presenceMs = 20_000

export const sentFileSchema = z.object({
  n: z.number().int(),
  name: z.string(),
  size: z.number().int(),
  stored: z.boolean(),
})

/** One message about an inquiry, after what its form sent. */
export const messageSchema = z
  .object({
    id: z.number().int(),
    kind: z.enum(messageKinds),
    author: z.string(),
    /** Null for incoming mail and for messages of programs. */
    account_id: z.number().int().nullable(),
    from: z.string(),
    to: z.string(),
    cc: z.array(z.string()),
    subject: z.string(),
    text: z.string(),
    lang: z.enum(languages),
    /** Delivery of an answer; "" otherwise. */
    state: z.enum(["", "waiting", "sent", "failed", "bounced"]),
    /** Written by a program, such as an absence note; does not reopen an inquiry. */
    automatic: z.boolean(),
    /** Why a mail was not unfolded whole, which its files then hold. */
    trouble: z.enum(mailTroubles),
    at: z.string(),
    /** Until when an answer can be taken back; null afterwards. */
    leaves_at: z.string().nullable(),
    /** `size` in bytes, `n` counts from 1; `stored` is false where only the name was kept. */
    files: z.array(sentFileSchema),
  })
  .meta({ id: "Message" })
export type Message = z.infer<typeof messageSchema>

/** `after` is the last message the writer has seen: a newer answer is a conflict, unless `even_so`. */
export const messageInputSchema = z
  .object({
    kind: z.enum(["out", "call", "note"], "invalid"),
    text: required(dashboardLimits.messageText),
    lang: languageOrDefault,
    /** Default: the address of the inquiry. */
    to: emailSchema.optional(),
    cc: z.array(emailSchema, "invalid").max(dashboardLimits.messageCopies, "too_many_items").default([]),
    after: z.number("invalid").int("invalid").min(0, "invalid").optional(),
    even_so: z.boolean("invalid").default(false),
  })
  .meta({ id: "MessageInput" })
export type MessageInput = z.infer<typeof messageInputSchema>

/** An event of an inquiry besides its messages. */
const inquiryEventSchema = z
  .object({
    at: z.string(),
    who: z.string(),
    event: z.enum(auditEvents as [AuditEvent, ...AuditEvent[]]),
    detail: z.string(),
  })
  .meta({ id: "InquiryEvent" })
export type InquiryEvent = z.infer<typeof inquiryEventSchema>

/** An inquiry that a mail may belong to. */
export const suggestedInquirySchema = z
  .object({ id: z.number().int(), reference: z.string(), name: z.string(), deleted: z.boolean() })
  .meta({ id: "SuggestedInquiry" })

/** An inquiry with its messages and events. */
export const threadSchema = inquirySchema
  .extend({
    messages: z.array(messageSchema),
    /** All lines, the removed ones too, in order. */
    lines: z.array(inquiryLineSchema),
    events: z.array(inquiryEventSchema),
    /** Other inquiries of the same company or address, newest first. */
    others: z.array(
      z.object({
        id: z.number().int(),
        reference: z.string(),
        name: z.string(),
        /** Number of its lines. */
        lines: z.number().int(),
        /** Net, of its newest offer, and of what was ordered of it. */
        value: z
          .object({ net: z.number().int(), ordered: z.number().int().nullable(), currency: z.enum(currencies) })
          .nullable(),
        state: z.enum(inquiryStates),
        outcome: z.enum(inquiryOutcomes).nullable(),
        created_at: z.string(),
        version: z.number().int(),
      }),
    ),
    /** Inquiry that the mail which began this one may continue, until somebody answers the question. */
    suggestion: suggestedInquirySchema.nullable(),
    looking: z.array(lookingSchema),
    /** URL of the customer's private page; "" for accounts that may not answer. */
    link: z.string(),
  })
  .meta({ id: "Thread" })
export type Thread = z.infer<typeof threadSchema>

/** `draft`: whether an answer is begun and not sent, which others see in the list. */
export const presenceInputSchema = z
  .object({ writing: z.boolean("invalid"), draft: z.boolean("invalid").default(false) })
  .meta({ id: "PresenceInput" })
export const presentSchema = z.object({ looking: z.array(lookingSchema) }).meta({ id: "Present" })

export const mergeSchema = z.object({ into: idSchema }).meta({ id: "Merge" })

/** An inquiry recorded by an account. */
export const deskInquirySchema = z
  .object({
    name: requiredLine(limits.name),
    company: optionalLine(limits.name).default(""),
    email: z.union([z.literal(""), emailSchema]).default(""),
    phone: optionalLine(limits.phone).default(""),
    text: optional(limits.comment).default(""),
    lang: languageOrDefault,
    source: z.enum(inquirySources, "invalid").default("phone"),
    /** The plant is down. */
    urgent: z.boolean("invalid").default(false),
    items: z.array(inquiryItemInputSchema, "invalid").max(limits.inquiryItems, "too_many_items").default([]),
    /** A list as it was dictated or pasted, from which lines are read; one without a number stays as written. */
    list: optional(limits.listCharacters).default(""),
  })
  .meta({ id: "DeskInquiry" })
export type DeskInquiry = z.infer<typeof deskInquirySchema>
