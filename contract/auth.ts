import { z } from "zod"
import { allAbilities, roles } from "./ability.ts"
import { dashboardLimits } from "./dashboard-limits.ts"
import { languages } from "./language.ts"
import { localized } from "./localized.ts"
import { emailSchema, optional, required } from "./text.ts"

const newPassword = z
  .string("required")
  .min(dashboardLimits.passwordMin, "password_too_short")
  .max(dashboardLimits.passwordMax, "too_long")
const anyPassword = z.string("required").min(1, "required").max(dashboardLimits.passwordMax, "too_long")

/** A ticket or what it is exchanged for, as base64url. */
const ticketText = z.string("required").max(100, "too_long")

/** What a browser returns for a passkey; the library that verifies it reads the rest. */
const passkeyResponseSchema = z.looseObject({
  id: z.string("required").max(2_000),
  response: z.looseObject({}),
})
export type PasskeyResponse = z.infer<typeof passkeyResponseSchema>

/**
 * The first step of a sign-in, `login` and `password`; or the second, the `ticket` that the first refused with and one of `code`,
 * `recovery_code` and `passkey`. A passkey alone comes with the ticket of `POST /auth/passkey/start`.
 */
export const signInSchema = z
  .object({
    login: required(dashboardLimits.loginMax).optional(),
    password: anyPassword.optional(),
    captcha_token: z.string().max(200).optional(),
    ticket: ticketText.optional(),
    code: z.string().max(20).optional(),
    recovery_code: z.string().max(40).optional(),
    passkey: passkeyResponseSchema.optional(),
  })
  .superRefine(({ ticket, login, password }, context) => {
    if (ticket !== undefined) return
    for (const [path, value] of Object.entries({ login, password }))
      if (value === undefined) context.addIssue({ code: "custom", path: [path], message: "required" })
  })
  .meta({ id: "SignIn" })
export type SignIn = z.infer<typeof signInSchema>

export const signInResponseSchema = z
  .object({ token: z.string(), must_change_password: z.boolean() })
  .meta({ id: "SignInAnswer" })
export type SignInResponse = z.infer<typeof signInResponseSchema>

/** How a sign-in that needs a second step can be finished. */
export const secondStepMethods = ["code", "recovery_code", "passkey"] as const
export type SecondStepMethod = (typeof secondStepMethods)[number]

/** Who is signed in. */
export const accountSchema = z
  .object({
    id: z.number().int(),
    login: z.string(),
    name: z.string(),
    email: z.string(),
    roles: z.array(z.enum(roles)),
    abilities: z.array(z.enum(allAbilities)),
    /** Languages that this account may translate into. */
    languages: z.array(z.enum(languages)),
    must_change_password: z.boolean(),
    must_set_second_factor: z.boolean(),
    /** What ends answers to inquiries; "" for name and company. */
    ...localized("signature", z.string()),
  })
  .meta({ id: "Account" })
export type Account = z.infer<typeof accountSchema>

export const loginChangeSchema = z
  .object({
    login: required(dashboardLimits.loginMax),
    password: anyPassword.optional(),
  })
  .meta({ id: "LoginChange" })

export const passwordChangeSchema = z
  .object({
    old_password: anyPassword,
    password: newPassword,
  })
  .meta({ id: "PasswordChange" })
export type PasswordChange = z.infer<typeof passwordChangeSchema>

export const profileSchema = z
  .object({
    name: optional(dashboardLimits.setting),
    email: z.union([z.literal(""), emailSchema]),
    ...localized("signature", optional(dashboardLimits.signature)),
  })
  .partial()
  .meta({ id: "Profile" })

export const confirmationSchema = z.object({ password: anyPassword }).meta({ id: "PasswordConfirmation" })

/** What anybody may know before signing in. */
export const signInMethodsSchema = z
  .object({ reset_by_mail: z.boolean(), passkeys: z.boolean() })
  .meta({ id: "SignInMethods" })
export type SignInMethods = z.infer<typeof signInMethodsSchema>

export const ticketSchema = z.object({ ticket: ticketText }).meta({ id: "Ticket" })

/** For whom an invitation or a link to a new password is. */
export const ticketHolderSchema = z
  .object({ kind: z.enum(["invite", "reset"]), login: z.string(), name: z.string(), company: z.string() })
  .meta({ id: "TicketHolder" })
export type TicketHolder = z.infer<typeof ticketHolderSchema>

export const acceptSchema = z.object({ ticket: ticketText, password: newPassword }).meta({ id: "Acceptance" })

export const resetSchema = z.object({ login: required(dashboardLimits.loginMax) }).meta({ id: "ResetRequest" })

export const sessionSchema = z
  .object({
    id: z.string(),
    current: z.boolean(),
    created_at: z.string(),
    used_at: z.string(),
    browser: z.string(),
    system: z.string(),
    address: z.string(),
    method: z.string(),
  })
  .meta({ id: "Session" })
export type Session = z.infer<typeof sessionSchema>

export const secondFactorSchema = z
  .object({
    /** Since when codes of a device are asked for; null without a device. */
    since: z.string().nullable(),
    recovery_codes: z.number().int(),
    /** Whether the site's rule asks this account for a second factor. */
    required: z.boolean(),
    /** Whether passkeys can be used under this site's address. */
    passkeys_offered: z.boolean(),
  })
  .meta({ id: "SecondFactor" })
export type SecondFactor = z.infer<typeof secondFactorSchema>

/** The key of a new device: as text, as address, and that address as a QR code, one path of an SVG of `size` units. */
export const deviceSetupSchema = z
  .object({ secret: z.string(), uri: z.string(), qr: z.object({ size: z.number().int(), path: z.string() }) })
  .meta({ id: "DeviceKey" })
export type DeviceKey = z.infer<typeof deviceSetupSchema>

export const codeSchema = z.object({ code: z.string("required").max(20) }).meta({ id: "DeviceCode" })

/** Ten new codes, or none where those of before stay valid. */
export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) }).meta({ id: "RecoveryCodes" })
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>

/** The options that `PublicKeyCredential` reads from JSON, with the ticket that the response is sent with. */
export const passkeyStartSchema = z
  .object({ ticket: z.string(), options: z.looseObject({}) })
  .meta({ id: "PasskeyStart" })
export type PasskeyStart = z.infer<typeof passkeyStartSchema>

const passkeyName = required(100)
export const passkeyInputSchema = z
  .object({ ticket: ticketText, name: passkeyName, passkey: passkeyResponseSchema })
  .meta({ id: "NewPasskey" })
export const passkeyPatchSchema = z.object({ name: passkeyName }).meta({ id: "PasskeyPatch" })

export const passkeySchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    created_at: z.string(),
    used_at: z.string().nullable(),
  })
  .meta({ id: "Passkey" })
export type Passkey = z.infer<typeof passkeySchema>

export const passkeyAddedSchema = z
  .object({ passkey: passkeySchema, ...recoveryCodesSchema.shape })
  .meta({ id: "PasskeyAdded" })
export type PasskeyAdded = z.infer<typeof passkeyAddedSchema>
