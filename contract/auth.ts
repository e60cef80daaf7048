import { z } from "zod"
import { dashboardLimits } from "./dashboard-limits.ts"
import { required } from "./text.ts"

const anyPassword = z.string("required").min(1, "required").max(dashboardLimits.passwordMax, "too_long")

export const signInSchema = z
  .object({
    login: required(dashboardLimits.loginMax),
    password: anyPassword,
    captcha_token: z.string().max(200).optional(),
  })
  .meta({ id: "SignIn" })
export type SignIn = z.infer<typeof signInSchema>

export const signInResponseSchema = z
  .object({ token: z.string(), must_change_password: z.boolean() })
  .meta({ id: "SignInAnswer" })
export type SignInResponse = z.infer<typeof signInResponseSchema>

export const accountSchema = z.object({ login: z.string(), must_change_password: z.boolean() }).meta({ id: "Account" })
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
    password: z
      .string("required")
      .min(dashboardLimits.passwordMin, "password_too_short")
      .max(dashboardLimits.passwordMax, "too_long"),
  })
  .meta({ id: "PasswordChange" })
export type PasswordChange = z.infer<typeof passwordChangeSchema>
