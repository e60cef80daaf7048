import { z } from "zod"
import { keyAbilities, withoutBlind } from "./ability.ts"
import { requiredLine } from "./text.ts"

/** Days until an access key expires; null means never. */
const keyDays = [90, 365, 730] as const

export const accessKeyInputSchema = z
  .object({
    name: requiredLine(100),
    abilities: z
      .array(z.enum(keyAbilities))
      .min(1, "required")
      .max(keyAbilities.length)
      .refine((held) => withoutBlind(held).length === held.length, "needs_read"),
    /** Days until it ends; null for never. */
    days: z.literal(keyDays, "invalid").nullable(),
  })
  .meta({ id: "AccessKeyInput" })
export type AccessKeyInput = z.infer<typeof accessKeyInputSchema>

/** An access key without its secret. */
export const accessKeySchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    last_four: z.string(),
    abilities: z.array(z.enum(keyAbilities)),
    made_by: z.string(),
    created_at: z.string(),
    expires_at: z.string().nullable(),
    used_at: z.string().nullable(),
    /** Until when the secret before the last renewal is valid. */
    former_until: z.string().nullable(),
  })
  .meta({ id: "AccessKey" })
export type AccessKey = z.infer<typeof accessKeySchema>

/** A new access key; its secret is shown this once. */
export const newAccessKeySchema = z.object({ key: accessKeySchema, secret: z.string() }).meta({ id: "NewAccessKey" })
export type NewAccessKey = z.infer<typeof newAccessKeySchema>
