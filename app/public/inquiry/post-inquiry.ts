import type { ActionFunctionArgs } from "react-router"
import type { InquirySource } from "#contract/inquiry.ts"
import { submitInquiry } from "#server/features/inquiry/commands/submit-inquiry.ts"
import { readLanguage } from "../read-params.ts"
import { type Refusal, postForm, formTexts } from "./post-form.ts"
import { type FieldProblem, type InquiryValues, commentOf, fields, phoneOf } from "./check-fields.ts"
import { sortProblems } from "./sort-problems.ts"

export type InquiryRefusal = Refusal<InquiryValues, FieldProblem>

/** Handles an inquiry posted without script. */
export async function postInquiry(
  args: Pick<ActionFunctionArgs, "request" | "params" | "context">,
  about: { source: InquirySource; spare_id?: number },
) {
  const form = await args.request.formData()
  const values = {
    ...formTexts(form, "name", "company", "email", "text", "phone", "numbers"),
    urgent: form.get("urgent") !== null,
  }
  const { numbers: _numbers, ...fieldsOf } = values
  const inquiry = {
    ...fieldsOf,
    ...formTexts(form, "website"),
    text: commentOf(values),
    phone: phoneOf(values),
    ...about,
    lang: readLanguage(args.params),
  }
  return postForm(args, {
    values,
    content: inquiry,
    submit: (app, meta) => submitInquiry(app, inquiry, meta),
    sort: (errors) => sortProblems(fields, errors),
    anchor: "request",
  })
}
