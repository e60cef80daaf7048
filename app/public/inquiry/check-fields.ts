import { emailPattern, readEmail } from "#contract/email-constants.ts"
import { limits } from "#contract/limits.ts"
import { isPhone } from "#contract/phone-constants.ts"
import { isVisible } from "#contract/text-constants.ts"
import type { PublicTexts } from "../../i18n/public-texts.ts"

export interface InquiryValues {
  name: string
  company: string
  email: string
  text: string
  /** The machine is down: call back at `phone`. */
  urgent: boolean
  phone: string
  /** Pasted and not looked up; appended to the comment. */
  numbers: string
}

export const emptyValues: InquiryValues = {
  name: "",
  company: "",
  email: "",
  text: "",
  urgent: false,
  phone: "",
  numbers: "",
}

/** Returns the comment as it is sent. */
export const commentOf = ({ text, numbers }: Pick<InquiryValues, "text" | "numbers">): string =>
  [text.trim(), numbers.trim()].filter(Boolean).join("\n\n")

/** A number is not sent when the switch is off again. */
export const phoneOf = ({ urgent, phone }: Pick<InquiryValues, "urgent" | "phone">): string => (urgent ? phone : "")

// In the order of the form, in which problems are listed.
export const fields = ["items", "numbers", "phone", "name", "company", "email", "text", "captcha_token"] as const
export type FieldName = (typeof fields)[number]

export interface FieldProblem {
  path: FieldName
  code: string
}

const most: Record<Exclude<keyof InquiryValues, "numbers" | "urgent">, number> = {
  name: limits.name,
  company: limits.name,
  email: limits.email,
  text: limits.comment,
  phone: limits.phone,
}

const maxCharacters = (path: FieldName): number => (path in most ? most[path as keyof typeof most] : 0)

/** Returns what the form says of a problem. */
export function problemText(form: PublicTexts["form"], { path, code }: FieldProblem): string {
  if (path === "captcha_token") return code === "required" ? form.not_roobot : form.humanCheckExpired
  if (path === "items") return form.invalidItems
  if (path === "numbers") return form.listTooLong
  if (code === "too_long") return form.tooLong(maxCharacters(path))
  if (code === "invalid_phone") return form.invalidPhone
  if (code === "invalid_email") return form.invalidEmail
  return code === "required" && path !== "text" ? form.missing[path] : form.invalidValue
}

/** Returns what the server would reject, without asking it. */
export function checkFields(values: InquiryValues, isVerified: boolean): FieldProblem[] {
  const problems: FieldProblem[] = []
  for (const path of ["name", "company", "email", "text"] as const) {
    const value = path === "text" ? commentOf(values) : values[path].trim()
    if (path !== "text" && !isVisible(value)) problems.push({ path, code: "required" })
    else if (value.length > most[path])
      problems.push({ path: path === "text" ? fieldTooLong(values) : path, code: "too_long" })
    else if (path === "email" && !emailPattern.test(readEmail(value))) problems.push({ path, code: "invalid_email" })
  }
  if (values.urgent) problems.push(...checkPhone(values.phone.trim()))
  if (!isVerified) problems.push({ path: "captcha_token", code: "required" })
  // In the order of the form, where the list comes first.
  return problems.toSorted((first, second) => fields.indexOf(first.path) - fields.indexOf(second.path))
}

/** Returns which field makes the comment too long: the list, unless the text is so by itself. */
export const fieldTooLong = ({ text }: Pick<InquiryValues, "text">): "text" | "numbers" =>
  text.trim().length > limits.comment ? "text" : "numbers"

function checkPhone(phone: string): FieldProblem[] {
  if (phone === "") return [{ path: "phone", code: "required" }]
  if (phone.length > most.phone) return [{ path: "phone", code: "too_long" }]
  return isPhone(phone) ? [] : [{ path: "phone", code: "invalid_phone" }]
}
