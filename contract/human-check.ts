import { z } from "zod"

/** The picture is a PNG as data URL; its code is stored only as a hash. */
export const pictureCheckSchema = z.object({ id: z.string(), image: z.string() }).meta({ id: "Captcha" })
export type PictureCheck = z.infer<typeof pictureCheckSchema>

/** Proof of work: find a nonce so that SHA-256(`id` + ":" + nonce) starts with `bits` zero bits. */
export const challengeSchema = z.object({ id: z.string(), bits: z.number().int() }).meta({ id: "Challenge" })
export type Challenge = z.infer<typeof challengeSchema>

export const humanCheckVerifySchema = z
  .union([
    z.object({ id: z.string().min(1).max(100), code: z.string().min(1, "required").max(20) }),
    z.object({ id: z.string().min(1).max(100), nonce: z.string().min(1).max(40) }),
  ])
  .meta({ id: "CaptchaVerify" })
export type HumanCheckVerify = z.infer<typeof humanCheckVerifySchema>

export const humanCheckTokenSchema = z.object({ token: z.string() }).meta({ id: "HumanToken" })
