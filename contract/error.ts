import { z } from "zod"

/** Stable names of everything the API refuses, each with its status and its English title. */
export const errorCodes = {
  malformed: [400, "The request cannot be read"],
  unauthorized: [401, "Sign in to do this"],
  wrong_password: [401, "Login or password is wrong!"],
  forbidden: [403, "This is not allowed"],
  captcha_required: [403, "Confirm that you are not a robot"],
  password_required: [403, "Enter your password again"],
  wrong_old_password: [403, "The old password is wrong"],
  password_change_required: [403, "Choose a new password first"],
  not_found: [404, "Not found"],
  method_not_allowed: [405, "This method is not offered here"],
  conflict: [409, "This is in conflict with what is stored"],
  stale: [412, "Changed by somebody else meanwhile"],
  too_large: [413, "Too large"],
  wrong_type: [415, "This type is not accepted"],
  wrong_host: [421, "This host is not served here"],
  invalid: [422, "Some values are not valid"],
  too_many: [429, "Too many requests"],
  internal: [500, "Something went wrong here"],
  unavailable: [503, "Not available at the moment"],
  no_space: [507, "No space left"],
} as const satisfies Record<string, readonly [number, string]>

export type ErrorCode = keyof typeof errorCodes

/** Why one value is refused; `code` is stable, `message` is its English sentence. */
export const fieldErrorSchema = z.object({
  path: z.string(),
  code: z.string(),
  message: z.string(),
  /** Where in a sheet, for an import. */
  row: z.number().int().optional(),
  column: z.string().optional(),
  value: z.string().optional(),
})
export type FieldError = z.infer<typeof fieldErrorSchema>

/** RFC 9457 problem details, the body of every error answer. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().optional(),
  code: z.string(),
  request_id: z.string().optional(),
  errors: z.array(fieldErrorSchema).optional(),
  current: z.unknown().optional(),
})
export type Problem = z.infer<typeof problemSchema>
