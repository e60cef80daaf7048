import { z } from "zod"

/** `image` is a PNG as data URL; only a hash of its code is stored. */
export const humanCheckPictureSchema = z.object({ id: z.string(), image: z.string() }).meta({ id: "HumanCheckPicture" })
export type HumanCheckPicture = z.infer<typeof humanCheckPictureSchema>

/** Proof of work: find a nonce so that SHA-256(`id` + ":" + nonce) starts with `bits` zero bits. */
export const challengeSchema = z.object({ id: z.string(), bits: z.number().int() }).meta({ id: "Challenge" })
export type Challenge = z.infer<typeof challengeSchema>

export const humanCheckVerifySchema = z
  .union([
    z.object({ id: z.string().min(1).max(100), code: z.string().min(1, "required").max(20) }),
    z.object({ id: z.string().min(1).max(100), nonce: z.string().min(1).max(40) }),
  ])
  .meta({ id: "HumanCheckVerify" })
export type HumanCheckVerify = z.infer<typeof humanCheckVerifySchema>

export const humanCheckTokenSchema = z.object({ token: z.string() }).meta({ id: "HumanCheckToken" })
