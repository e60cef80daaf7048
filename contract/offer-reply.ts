import { z } from "zod"
import { limits } from "./limits.ts"
import { wholeNumber } from "./numbers.ts"
import { declineReasons, offerLimits } from "./offer-constants.ts"
import { idSchema, optional, optionalLine, required, requiredLine } from "./text.ts"

const revision = wholeNumber(1, 1_000)

/** What a customer answers to an offer on the private page. */
export const offerReplySchema = z.discriminatedUnion("act", [
  z.object({
    act: z.literal("order"),
    revision,
    /** Lines chosen; costs belong to every order. */
    lines: z.array(idSchema, "required").min(1, "required").max(offerLimits.lines, "too_many_items"),
    order_number: optionalLine(offerLimits.line),
    name: requiredLine(limits.name),
    agreed: z.literal("on", "required"),
  }),
  z.object({ act: z.literal("ask"), revision, text: required(limits.comment) }),
  z.object({
    act: z.literal("decline"),
    revision,
    reason: z.enum(declineReasons, "required"),
    text: optional(offerLimits.note),
  }),
  z.object({ act: z.literal("renew"), revision, text: optional(offerLimits.note) }),
])
export type OfferReply = z.infer<typeof offerReplySchema>
