import type { ActionFunctionArgs } from "react-router"
import type { InquirySource } from "#contract/inquiry-constants.ts"
import { submitInquiry } from "#server/features/inquiry/commands/submit-inquiry.ts"
import { readLanguage } from "../read-params.ts"
import { itemsToSend, parseItems } from "../request-list/inquiry-item.ts"
import { type Refusal, postForm } from "./post-form.ts"
import { type FieldProblem, type InquiryValues, commentOf, fieldTooLong, fields, phoneOf } from "./check-fields.ts"
import { formTexts } from "./form-texts.ts"
import { sortProblems } from "./sort-problems.ts"

export type InquiryRefusal = Refusal<InquiryValues, FieldProblem>

/** Handles an inquiry that the browser posts by itself: without script, or because the form's script did not load. */
export async function postInquiry(
  args: Pick<ActionFunctionArgs, "request" | "params" | "context">,
  about: { source: InquirySource; spare_id?: number },
) {
  const form = await args.request.formData()
  const values = {
    ...formTexts(form, ["name", "company", "email", "text", "phone", "numbers"]),
    urgent: form.get("urgent") !== null,
  }
  const inquiry = {
    ...values,
    ...formTexts(form, ["sealing_gap"]),
    text: commentOf(values),
    phone: phoneOf(values),
    items: itemsToSend(parseItems(formTexts(form, ["items"]).items)),
    ...about,
    lang: readLanguage(args.params),
  }
  return postForm(args, {
    values,
    content: inquiry,
    submit: (app, meta) => submitInquiry(app, inquiry, meta),
    sort: (errors) =>
      sortProblems(
        fields,
        errors.map((error) =>
          error.path === "text" && error.code === "too_long" ? { ...error, path: fieldTooLong(values) } : error,
        ),
      ),
    anchor: "request",
  })
}
