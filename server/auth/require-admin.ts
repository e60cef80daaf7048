import { createMiddleware } from "hono/factory"
import { AppError } from "#server/app-error.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"

/** Lets only the administrator through. It stands on each handler, so that no alias of a path gets around it. */
export const requireAdmin = createMiddleware<HttpEnv>(async (c, next) => {
  if (!c.var.admin) throw new AppError("unauthorized")
  if (c.var.admin.must_change_password) throw new AppError("password_change_required")
  c.header("Cache-Control", "no-store")
  await next()
})

/** The same for the calls by which a first password is changed. */
export const requireSession = createMiddleware<HttpEnv>(async (c, next) => {
  if (!c.var.admin) throw new AppError("unauthorized")
  c.header("Cache-Control", "no-store")
  await next()
})
