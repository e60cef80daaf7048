import { type ActionFunctionArgs, data, redirect } from "react-router"
import type { InquirySource } from "#contract/inquiry.ts"
import type { AppError } from "#server/app-error.ts"
import { appContextKey, visitorKey } from "#server/app-context-key.ts"
import { submitInquiry } from "#server/features/inquiry/commands/submit-inquiry.ts"
import { readLanguage } from "../read-params.ts"
import { type FieldProblem, type RequestValues, sortProblems } from "./check-fields.ts"
import type { Failure } from "./send-inquiry.ts"

/** What a form that was sent without script shows again: everything typed, and why it did not go. */
export interface Refusal {
  values: RequestValues
  problems: FieldProblem[]
  failure: Failure | null
}

/** Takes a request form that the browser posted by itself; the answer is the same page, with the reference or with the errors. */
export async function answerInquiry(
  { request, params, context }: Pick<ActionFunctionArgs, "request" | "params" | "context">,
  about: { source: InquirySource; spare_id?: number },
) {
  const lang = readLanguage(params)
  const form = await request.formData()
  const read = (name: string) => {
    const value = form.get(name)
    return typeof value === "string" ? value : ""
  }
  const values = { name: read("name"), company: read("company"), email: read("email"), text: read("text") }
  const app = context.get(appContextKey)
  try {
    const { address } = context.get(visitorKey)
    const inquiry = { ...values, ...about, lang }
    const { reference } = await submitInquiry(app, inquiry, { address, idempotencyKey: sameForm(inquiry, app.clock()) })
    const next = new URL(request.url)
    next.searchParams.set("sent", reference)
    return redirect(`${next.pathname}${next.search}#request`, 303)
  } catch (error) {
    if (!isAppError(error)) app.log.error({ err: error }, "inquiry failed")
    const { status, ...refusal } = explain(error)
    return data<Refusal>({ values, ...refusal }, { status })
  }
}

const sameWithinMs = 600_000

/** Without script nothing else tells a second click from a second inquiry: the same words within minutes are the same. */
const sameForm = (inquiry: object, now: Date) =>
  `${Math.floor(now.getTime() / sameWithinMs)} ${JSON.stringify(inquiry)}`

function explain(error: unknown): Omit<Refusal, "values"> & { status: number } {
  const { code, details } = isAppError(error) ? error : { code: "internal", details: {} as AppError["details"] }
  if (code === "invalid") return { status: 422, problems: sortProblems(details.errors ?? []), failure: null }
  if (code !== "too_many") return { status: 500, problems: [], failure: { reason: "server" } }
  return {
    status: 429,
    problems: [],
    failure: { reason: "busy", minutes: Math.max(1, Math.ceil((details.retryAfter ?? 60) / 60)) },
  }
}

// By name: pages take types from the server, never its classes.
const isAppError = (error: unknown): error is AppError => error instanceof Error && error.name === "AppError"
