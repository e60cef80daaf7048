import { emailPattern } from "#contract/email-constants.ts"
import { limits } from "#contract/limits.ts"

export interface RequestValues {
  name: string
  company: string
  email: string
  text: string
  /** Pasted and not looked up; they go with the comment. */
  numbers: string
}

/** The comment as it is sent. */
export const commentOf = ({ text, numbers }: Pick<RequestValues, "text" | "numbers">): string =>
  [text.trim(), numbers.trim()].filter(Boolean).join("\n\n")

// In the order of the form, which is the order in which problems are named.
export const fields = ["items", "name", "company", "email", "text", "captcha_token"] as const
export type FieldName = (typeof fields)[number]

export interface FieldProblem {
  path: FieldName
  code: string
}

const most: Record<Exclude<keyof RequestValues, "numbers">, number> = {
  name: limits.name,
  company: limits.name,
  email: limits.email,
  text: limits.comment,
}

export const mostCharacters = (path: FieldName): number => (path in most ? most[path as keyof typeof most] : 0)

/** What the server would refuse, found without asking it. */
export function checkFields(values: RequestValues, isVerified: boolean): FieldProblem[] {
  const problems: FieldProblem[] = []
  for (const path of ["name", "company", "email", "text"] as const) {
    const value = path === "text" ? commentOf(values) : values[path].trim()
    if (value === "" && path !== "text") problems.push({ path, code: "required" })
    else if (value.length > most[path]) problems.push({ path, code: "too_long" })
    else if (path === "email" && !emailPattern.test(value)) problems.push({ path, code: "invalid_email" })
  }
  if (!isVerified) problems.push({ path: "captcha_token", code: "required" })
  return problems
}
