import type { PublicTexts } from "../../i18n/public-texts.ts"
import { type FieldProblem, maxCharacters } from "./check-fields.ts"

export function problemText(form: PublicTexts["form"], { path, code }: FieldProblem): string {
  if (path === "captcha_token") return code === "required" ? form.not_roobot : form.humanCheckExpired
  if (path === "items") return form.invalidItems
  if (path === "numbers") return form.listTooLong
  if (path === "photos") return form.invalidPhotos
  if (code === "too_long") return form.tooLong(maxCharacters(path))
  if (code === "invalid_phone") return form.invalidPhone
  if (code === "invalid_email") return form.invalidEmail
  return code === "required" && path !== "text" ? form.missing[path] : form.invalidValue
}
