import { z } from "zod"
import { auditEvents } from "./audit-constants.ts"
import type { AuditEvent } from "./audit-constants.ts"
import { dashboardLimits } from "./dashboard-limits.ts"
import {
  inquiryItemInputSchema,
  inquiryOutcomes,
  inquirySchema,
  inquirySources,
  inquiryStates,
  lookingSchema,
} from "./inquiry.ts"
import { type Language, languages } from "./language.ts"
import { limits } from "./limits.ts"
import { emailSchema, idSchema, languageOrDefault, optional, required, requiredLine } from "./text.ts"

/** Milliseconds for which an answer waits before it leaves, so that it can be taken back. */
export const undoMs = 20_000

/** Milliseconds after which somebody who has not been heard of looks at an inquiry no longer. */
export const presenceMs = 20_000

const subjects: Record<Language, string> = { de: "Ihre Anfrage", en: "Your request", ru: "Ваш запрос" }

/** Returns the subject under which an answer leaves; the reference in it leads the customer's mail back. */
export const answerSubject = (language: Language, reference: string): string =>
  `Re: ${subjects[language]} [${reference}]`

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
    /** `in`: of the customer; `out`: an answer; `note`: for the people here only. */
    kind: z.enum(["in", "out", "note"]),
    author: z.string(),
    /** Null for what came in and what programs wrote. */
    account_id: z.number().int().nullable(),
    from: z.string(),
    to: z.string(),
    cc: z.array(z.string()),
    subject: z.string(),
    text: z.string(),
    lang: z.enum(languages),
    /** Of an answer; "" for all else. */
    state: z.enum(["", "waiting", "sent", "failed", "bounced"]),
    /** A program has written it, as a note of absence; it opens nothing again. */
    automatic: z.boolean(),
    at: z.string(),
    /** Until then an answer can be taken back; null once it cannot. */
    leaves_at: z.string().nullable(),
    /** `size` in bytes, `n` counts from 1; `stored` is false where only the name was kept. */
    files: z.array(sentFileSchema),
  })
  .meta({ id: "Message" })
export type Message = z.infer<typeof messageSchema>

/** `after` names the last message that the writer has seen: an answer that came meanwhile is shown first, unless `even_so`. */
export const messageInputSchema = z
  .object({
    kind: z.enum(["out", "note"], "invalid"),
    text: required(dashboardLimits.messageText),
    lang: languageOrDefault,
    /** The address of the inquiry when it is left out. */
    to: emailSchema.optional(),
    cc: z.array(emailSchema, "invalid").max(dashboardLimits.messageCopies, "too_many_items").default([]),
    after: z.number("invalid").int("invalid").min(0, "invalid").optional(),
    even_so: z.boolean("invalid").default(false),
  })
  .meta({ id: "MessageInput" })
export type MessageInput = z.infer<typeof messageInputSchema>

/** What happened to an inquiry beside its messages. */
const inquiryEventSchema = z
  .object({
    at: z.string(),
    who: z.string(),
    event: z.enum(auditEvents as [AuditEvent, ...AuditEvent[]]),
    detail: z.string(),
  })
  .meta({ id: "InquiryEvent" })
export type InquiryEvent = z.infer<typeof inquiryEventSchema>

/** An inquiry with all that was written about it. */
export const threadSchema = inquirySchema
  .extend({
    messages: z.array(messageSchema),
    events: z.array(inquiryEventSchema),
    /** Other inquiries of the same company or address, newest first. */
    others: z.array(
      z.object({
        id: z.number().int(),
        reference: z.string(),
        name: z.string(),
        state: z.enum(inquiryStates),
        outcome: z.enum(inquiryOutcomes).nullable(),
        created_at: z.string(),
      }),
    ),
    looking: z.array(lookingSchema),
    /** Address of the page on which the customer follows it; "" for those who may not answer. */
    link: z.string(),
  })
  .meta({ id: "Thread" })
export type Thread = z.infer<typeof threadSchema>

export const presenceInputSchema = z.object({ writing: z.boolean("invalid") }).meta({ id: "PresenceInput" })
export const presentSchema = z.object({ looking: z.array(lookingSchema) }).meta({ id: "Present" })

export const mergeSchema = z.object({ into: idSchema }).meta({ id: "Merge" })

/** An inquiry that somebody here takes down. */
export const deskInquirySchema = z
  .object({
    name: requiredLine(limits.name),
    company: optional(limits.name).default(""),
    email: z.union([z.literal(""), emailSchema]).default(""),
    phone: optional(limits.phone).default(""),
    text: optional(limits.comment).default(""),
    lang: languageOrDefault,
    source: z.enum(inquirySources, "invalid").default("phone"),
    items: z.array(inquiryItemInputSchema, "invalid").max(limits.inquiryItems, "too_many_items").default([]),
  })
  .meta({ id: "DeskInquiry" })
export type DeskInquiry = z.infer<typeof deskInquirySchema>
