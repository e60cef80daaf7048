import { z } from "zod"
import { languages } from "./language.ts"
import { limits } from "./limits.ts"
import { emailSchema, languageOrDefault, requiredLine, trapSchema } from "./text.ts"

export const applicationInputSchema = z
  .object({
    first_name: requiredLine(limits.name),
    last_name: requiredLine(limits.name),
    email: emailSchema,
    lang: languageOrDefault,
    captcha_token: z.string().max(200).optional(),
    sealing_gap: trapSchema,
  })
  .meta({ id: "ApplicationInput" })

export const applicationSchema = z
  .object({
    id: z.number().int(),
    reference: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    lang: z.enum(languages),
    verified: z.boolean(),
    created_at: z.string(),
    /** Sizes in bytes and names of the files; each is at /application/{id}/cv/{n}, n from 1. */
    cv: z.array(z.object({ n: z.number().int(), name: z.string(), size: z.number().int() })),
    version: z.number().int(),
  })
  .meta({ id: "Application" })
export type Application = z.infer<typeof applicationSchema>
