import { type ActionFunctionArgs, data, redirect } from "react-router"
import type { AppContext } from "#server/app-context.ts"
import type { AppError } from "#server/app-error.ts"
import { appContextKey, visitorKey } from "#server/app-context-key.ts"
import type { FormProblem } from "./sort-problems.ts"
import type { Refused } from "./use-submission.ts"

/** State of a form rejected without script: all input, and the reason. */
export interface Refusal<Values, Problem> extends Refused<Problem> {
  values: Values
}

interface PostedForm<Values, Problem> {
  values: Values
  /** What identifies a repeated post; without script nothing else distinguishes a double click from a second form. */
  content: object
  submit: (app: AppContext, meta: { address: string; idempotencyKey: string }) => Promise<{ reference: string }>
  sort: (errors: readonly FormProblem[]) => Problem[]
  /** Field that exceeded the size limit. */
  tooLarge?: string
  anchor: string
}

const sameWithinMs = 600_000

/** Returns the key of a form posted without script, where nothing but its content and time tell a double click. */
export const postKey = (app: AppContext, content: string): string =>
  `${Math.floor(app.clock().getTime() / sameWithinMs)} ${content}`

/** Responds to a form posted without script with the same page: with the reference, or with the errors. */
export async function postForm<Values, Problem>(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  { values, content, submit, sort, tooLarge, anchor }: PostedForm<Values, Problem>,
) {
  if (tooLarge !== undefined) {
    const problems = sort([{ path: tooLarge, code: "too_large" }])
    return data<Refusal<Values, Problem>>({ values, problems, failure: null }, { status: 413 })
  }
  const unreadable = sort(findUnreadable(content))
  if (unreadable.length > 0)
    return data<Refusal<Values, Problem>>({ values, problems: unreadable, failure: null }, { status: 422 })
  const app = context.get(appContextKey)
  const { address } = context.get(visitorKey)
  try {
    const { reference } = await submit(app, { address, idempotencyKey: postKey(app, JSON.stringify(content)) })
    const next = new URL(request.url)
    next.searchParams.set("sent", reference)
    return redirect(`${next.pathname}${next.search}#${anchor}`, 303)
  } catch (error) {
    if (!isAppError(error)) app.log.error({ err: error }, "form failed")
    const { status, ...refused } = explain(app, error, sort)
    return data<Refusal<Values, Problem>>({ values, ...refused }, { status })
  }
}

/** Returns fields with U+FFFD, to which invalid UTF-8 was decoded; stored, they would corrupt a name. */
const findUnreadable = (content: object): FormProblem[] =>
  Object.entries(content)
    .filter(([, value]) => typeof value === "string" && value.includes("\uFFFD"))
    .map(([path]) => ({ path, code: "invalid" }))

function explain<Problem>(
  app: AppContext,
  error: unknown,
  sort: (errors: readonly FormProblem[]) => Problem[],
): Refused<Problem> & { status: number } {
  const { code, details } = isAppError(error) ? error : { code: "internal", details: {} }
  const status = statusOf(app, error)
  const problems = sort((details as AppError["details"]).errors ?? [])
  if (problems.length > 0) return { status, problems, failure: null }
  if (code !== "too_many") return { status, problems, failure: { reason: "server" } }
  const seconds = (details as AppError["details"]).retryAfter ?? 60
  return { status: 429, problems, failure: { reason: "busy", minutes: Math.max(1, Math.ceil(seconds / 60)) } }
}

/** Returns the status that the API would respond with. */
export function statusOf({ dialect }: Pick<AppContext, "dialect">, error: unknown): number {
  if (isAppError(error)) return error.status
  if (dialect.isAway(error)) return 503
  return dialect.isDiskFull(error) ? 507 : 500
}

// Checked by name: pages import types from the server, never classes.
const isAppError = (error: unknown): error is AppError => error instanceof Error && error.name === "AppError"
