import type { ActionFunctionArgs } from "react-router"
import { submitApplication } from "#server/features/application/commands/submit-application.ts"
import { readLanguage } from "../read-params.ts"
import { type Refusal, postForm, formTexts } from "../inquiry/post-form.ts"
import { sortProblems } from "../inquiry/sort-problems.ts"
import { type ApplicationProblem, type ApplicationValues, applicationFields } from "./check-application.ts"

/** A browser cannot fill in chosen files again, so the applicant is asked to choose them anew. */
export type ApplicationRefusal = Refusal<ApplicationValues & { hadFiles: boolean }, ApplicationProblem>

/** Takes an application that the browser posted by itself. */
export async function postApplication(args: Pick<ActionFunctionArgs, "request" | "params" | "context">) {
  const form = await args.request.formData()
  const values = formTexts(form, "first_name", "last_name", "email")
  // Without a chosen file a browser sends one without name and content.
  const files = form.getAll("cv").filter((entry) => entry instanceof File && (entry.size > 0 || entry.name)) as File[]
  // What was more than the server reads is cut off by it before it comes here.
  const isTooLarge = form.has("too_large")
  const application = { ...values, ...formTexts(form, "website"), lang: readLanguage(args.params) }
  return postForm(args, {
    values: { ...values, hadFiles: isTooLarge || files.length > 0 },
    content: { ...application, files: files.map(({ name, size }) => [name, size]) },
    submit: async (app, meta) => submitApplication(app, application, await Promise.all(files.map(readFile)), meta),
    ...(isTooLarge ? { tooLarge: "cv" } : {}),
    sort: (errors) => sortProblems(applicationFields, errors),
    anchor: "apply",
  })
}

const readFile = async (file: File) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })
