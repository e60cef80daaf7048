import type { MiddlewareHandler } from "hono"
import { createMiddleware } from "hono/factory"
import type { RouterRoute } from "hono/types"
import { findTargetHandler } from "hono/utils/handler"
import { type Ability, abilities } from "#contract/ability.ts"
import { AppError } from "#server/app-error.ts"
import type { HttpEnv } from "./http-env.ts"

/** Who may make a call: accounts with an ability, any account, an account whose first password is not changed yet, or everybody. */
export type Needs = Ability | "signed-in" | "new-session" | "open"

/** Returns whether `needs` names an ability; "signed-in", "new-session" and "open" are none. */
export const isAbility = (needs: Needs): needs is Ability => Object.hasOwn(abilities, needs)

/** Returns the middleware that rejects callers without sign-in (401) or without the ability (403) and passes the account to the handler. */
export function guard(needs: Needs): MiddlewareHandler<HttpEnv> {
  if (needs === "open") return (_c, next) => next()
  return createMiddleware<HttpEnv>(async (c, next) => {
    const { admin, app } = c.var
    if (!admin) throw new AppError("unauthorized")
    if (needs !== "new-session" && admin.must_change_password) throw new AppError("password_change_required")
    if (isAbility(needs) && !admin.abilities.includes(needs))
      throw new AppError("forbidden", { detail: `This needs the ability ${needs}` })
    c.set("caller", { app, account: admin })
    c.header("Cache-Control", "no-store")
    await next()
  })
}

export interface GuardedCall {
  method: string
  path: string
  /** Undefined when the route is not described. */
  needs: Needs | undefined
}

/** Lists every call of a route table with what it needs, as its description says. */
export function listGuardedCalls(routes: readonly RouterRoute[]): GuardedCall[] {
  const nameOf = ({ method, path }: RouterRoute) => `${method} ${path.replace(/(.)\/$/u, "$1")}`
  const calls = Map.groupBy(
    routes.filter(({ method }) => method !== "ALL"),
    nameOf,
  )
  return [...calls].map(([name, entries]) => {
    const [method = "", path = ""] = name.split(" ")
    const described = entries.map(({ handler }) => findTargetHandler(handler)).find((handler) => "needs" in handler)
    return { method, path, needs: described && (described as unknown as { needs: Needs }).needs }
  })
}
