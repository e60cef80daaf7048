import type { ActionFunctionArgs } from "react-router"
import { submitApplication } from "#server/features/application/commands/submit-application.ts"
import { readRequest } from "../read-params.ts"
import { readShownPage } from "../text-page/load-text-page.ts"
import { formTexts } from "../inquiry/form-texts.ts"
import { type Refusal, postForm } from "../inquiry/post-form.ts"
import { sortProblems } from "../inquiry/sort-problems.ts"
import { type ApplicationProblem, type ApplicationValues, applicationFields } from "./check-application.ts"

/** Browsers cannot restore chosen files, so the applicant must choose them again. */
export type ApplicationRefusal = Refusal<ApplicationValues & { hadFiles: boolean }, ApplicationProblem>

/** Handles an application posted without script; throws 404 while the careers page is hidden. */
export async function postApplication(args: Pick<ActionFunctionArgs, "request" | "params" | "context">) {
  const { db, language } = readRequest(args)
  await readShownPage(db, "careers")
  const form = await args.request.formData()
  const values = formTexts(form, ["first_name", "last_name", "email"])
  // Without a chosen file, browsers send one without name and content.
  const files = form.getAll("cv").filter((entry) => entry instanceof File && (entry.size > 0 || entry.name)) as File[]
  // The server has already cut off what exceeds the limit.
  const isTooLarge = form.has("too_large")
  const application = { ...values, ...formTexts(form, ["sealing_gap"]), lang: language }
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
