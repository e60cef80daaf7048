import type { Context } from "hono"
import { HTTPException } from "hono/http-exception"
import type { Problem } from "#contract/error.ts"
import { type ErrorCode, errorCodes } from "#contract/error-constants.ts"
import { AppError } from "#server/app-error.ts"
import type { EngineDialect } from "#server/db/dialects/dialect.ts"
import { isNoSpace } from "#server/db/no-space.ts"
import type { HttpEnv } from "./http-env.ts"

export const problemType = "application/problem+json"

/** Seconds until a busy or restarted database is usually back. */
export const tryAgainSeconds = 5

const byStatus: Record<number, ErrorCode> = {
  400: "malformed",
  401: "unauthorized",
  403: "forbidden",
  404: "not_found",
  413: "too_large",
  415: "wrong_type",
}

/** Maps any thrown value to the one error that clients may see; internal details stay inside. */
function publicError(error: unknown, { isDiskFull, isAway }: EngineDialect): AppError {
  if (error instanceof AppError) return error
  if (error instanceof HTTPException) return new AppError(byStatus[error.status] ?? "malformed")
  if (isAway(error)) return new AppError("unavailable", { retryAfter: tryAgainSeconds, cause: error })
  return new AppError(isDiskFull(error) || isNoSpace(error) ? "no_space" : "internal", { cause: error })
}

/** Returns the members common to all problem documents. */
export function problemOf(code: ErrorCode, detail?: string): Problem {
  const [status, title, usual] = errorCodes[code]
  return { type: `/api/docs#${code}`, title, status, detail: detail ?? usual, code }
}

export function problemResponse(c: Context<HttpEnv>, thrown: unknown): Response {
  const { app, requestId } = c.var
  const error = publicError(thrown, app.dialect)
  if (error.status >= 500) app.log.error({ err: thrown, request_id: requestId }, "request failed")
  const { errors, current, retryAfter, allow, more } = error.details
  const problem = {
    ...problemOf(error.code, error.details.detail),
    request_id: requestId,
    ...(errors === undefined ? {} : { errors }),
    ...(current === undefined ? {} : { current }),
    ...more,
  }
  if (error.status === 401) c.header("WWW-Authenticate", "Bearer")
  const wait = retryAfter ?? (error.status === 503 ? tryAgainSeconds : undefined)
  if (wait !== undefined) c.header("Retry-After", String(wait))
  if (allow !== undefined) c.header("Allow", allow.join(", "))
  c.header("Content-Type", problemType)
  return c.body(JSON.stringify(problem), error.status as 400)
}
