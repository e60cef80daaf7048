import { z } from "zod"
import { allAbilities, roles } from "./ability.ts"
import { dashboardLimits } from "./dashboard-limits.ts"
import { eachDeskMail } from "./inquiry-constants.ts"
import { languages } from "./language.ts"
import { localized } from "./localized.ts"
import { emailSchema, optional, optionalLine, required, requiredLine } from "./text.ts"

const newPassword = z
  .string("required")
  .min(dashboardLimits.passwordMin, "password_too_short")
  .max(dashboardLimits.passwordMax, "too_long")
const anyPassword = z.string("required").min(1, "required").max(dashboardLimits.passwordMax, "too_long")

/** A ticket or what it is exchanged for, as base64url. */
const ticketText = z.string("required").max(100, "too_long")

/** Response of a browser for a passkey; the verifying library reads the rest. */
const passkeyResponseSchema = z.looseObject({
  id: z.string("required").max(2_000),
  response: z.looseObject({}),
})
export type PasskeyResponse = z.infer<typeof passkeyResponseSchema>

/**
 * First step of a sign-in: `login` and `password`; second step: the `ticket` of the first step's error and one of
 * `code`, `recovery_code` and `passkey`. A passkey alone uses the ticket of `POST /auth/passkey/start`.
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
  .meta({ id: "SignInResponse" })
export type SignInResponse = z.infer<typeof signInResponseSchema>

/** Methods of the second step. */
export const secondStepMethods = ["code", "recovery_code", "passkey"] as const
export type SecondStepMethod = (typeof secondStepMethods)[number]

/** The signed-in account. */
export const accountSchema = z
  .object({
    id: z.number().int(),
    login: z.string(),
    name: z.string(),
    email: z.string(),
    roles: z.array(z.enum(roles)),
    abilities: z.array(z.enum(allAbilities)),
    /** Languages the account may translate into. */
    languages: z.array(z.enum(languages)),
    must_change_password: z.boolean(),
    must_set_second_factor: z.boolean(),
    /** Whether drafts that are ready for review are mailed. */
    review_mails: z.boolean(),
    /** Whether news of inquiries is mailed. */
    ...eachDeskMail(z.boolean()),
    /** Signature of answers; "" for name and company. */
    ...localized("signature", z.string()),
  })
  .meta({ id: "Account" })
export type Account = z.infer<typeof accountSchema>

export const loginChangeSchema = z
  .object({
    login: requiredLine(dashboardLimits.loginMax),
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
    name: optionalLine(dashboardLimits.setting),
    email: z.union([z.literal(""), emailSchema]),
    review_mails: z.boolean("invalid"),
    ...eachDeskMail(z.boolean("invalid")),
    ...localized("signature", optional(dashboardLimits.signature)),
  })
  .partial()
  .meta({ id: "Profile" })

export const confirmationSchema = z.object({ password: anyPassword }).meta({ id: "PasswordConfirmation" })

/** Public information before the sign-in. */
export const signInMethodsSchema = z
  .object({ reset_by_mail: z.boolean(), passkeys: z.boolean() })
  .meta({ id: "SignInMethods" })
export type SignInMethods = z.infer<typeof signInMethodsSchema>

export const ticketSchema = z.object({ ticket: ticketText }).meta({ id: "Ticket" })

/** Account of an invitation or reset link. */
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
    /** Since when codes of a device are required; null without a device. */
    since: z.string().nullable(),
    recovery_codes: z.number().int(),
    /** Whether the site's rule requires a second factor of this account. */
    required: z.boolean(),
    /** Whether passkeys work under this site's address. */
    passkeys_offered: z.boolean(),
  })
  .meta({ id: "SecondFactor" })
export type SecondFactor = z.infer<typeof secondFactorSchema>

/** Key of a new device: as text, as URI, and that URI as a QR code, one SVG path of `size` units. */
export const deviceSetupSchema = z
  .object({ secret: z.string(), uri: z.string(), qr: z.object({ size: z.number().int(), path: z.string() }) })
  .meta({ id: "DeviceKey" })
export type DeviceKey = z.infer<typeof deviceSetupSchema>

export const codeSchema = z.object({ code: z.string("required").max(20) }).meta({ id: "DeviceCode" })

/** Ten new codes, or none when existing ones stay valid. */
export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) }).meta({ id: "RecoveryCodes" })
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>

/** Options for `PublicKeyCredential` as JSON, with the ticket to send with the response. */
export const passkeyStartSchema = z
  .object({ ticket: z.string(), options: z.looseObject({}) })
  .meta({ id: "PasskeyStart" })
export type PasskeyStart = z.infer<typeof passkeyStartSchema>

const passkeyName = requiredLine(100)
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
