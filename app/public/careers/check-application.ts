import { emailPattern, readEmail } from "#contract/email-constants.ts"
import { limits } from "#contract/limits.ts"
import { isVisible } from "#contract/text-constants.ts"

export interface ApplicationValues {
  first_name: string
  last_name: string
  email: string
}

// In the order of the form, in which problems are listed.
export const applicationFields = ["first_name", "last_name", "email", "cv", "captcha_token"] as const
export type ApplicationField = (typeof applicationFields)[number]

export interface ApplicationProblem {
  path: ApplicationField
  code: string
  /** Name of the rejected file. */
  value?: string
}

export const applicationFieldId = (path: ApplicationField) => `apply-${path.replace("_", "-")}`

/** Returns what the server would reject, without asking it; files are checked when chosen. */
export function checkApplication(values: ApplicationValues, isVerified: boolean): ApplicationProblem[] {
  const problems: ApplicationProblem[] = []
  for (const path of ["first_name", "last_name", "email"] as const) {
    const value = values[path].trim()
    if (!isVisible(value)) problems.push({ path, code: "required" })
    else if (value.length > (path === "email" ? limits.email : limits.name)) problems.push({ path, code: "too_long" })
    else if (path === "email" && !emailPattern.test(readEmail(value))) problems.push({ path, code: "invalid_email" })
  }
  if (!isVerified) problems.push({ path: "captcha_token", code: "required" })
  return problems
}
