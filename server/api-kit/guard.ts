import type { Context, MiddlewareHandler } from "hono"
import { createMiddleware } from "hono/factory"
import { type Ability, abilities } from "#contract/ability.ts"
import { AppError } from "#server/app-error.ts"
import { type Caller, type SignedIn, isSignedIn } from "#server/caller.ts"
import { isFresh } from "#server/auth/fresh.ts"
import { onReserve } from "#server/db/reserve.ts"
import type { HttpEnv } from "./http-env.ts"

/**
 * Who may make a call: accounts with an ability or any of several; any person; also a person who must change the first
 * password or set up a second factor; or everybody.
 */
export type Needs = Ability | readonly Ability[] | "signed-in" | "new-session" | "open"

/** Returns the abilities of which any one suffices; none for "signed-in", "new-session" and "open". */
export function neededAbilities(needs: Needs): readonly Ability[] {
  if (typeof needs !== "string") return needs
  return Object.hasOwn(abilities, needs) ? [needs as Ability] : []
}

interface GuardOptions {
  /** Requires a proof of identity within the last 15 minutes; else `password_required`. */
  fresh?: boolean | undefined
  /** Works on a full disk too, see `onReserve`. */
  always?: boolean | undefined
  /** Also for a person who lacks a required second factor. */
  withoutFactor?: boolean | undefined
}

/** Returns the middleware that rejects callers without sign-in (401) or ability (403) and passes the account on. */
export function guard(needs: Needs, { fresh, always, withoutFactor }: GuardOptions = {}): MiddlewareHandler<HttpEnv> {
  const go = (method: string, next: () => Promise<void>) =>
    always || method === "GET" || method === "HEAD" ? onReserve(next) : next()
  if (needs === "open") return (c, next) => go(c.req.method, next)
  const wanted = neededAbilities(needs)
  return createMiddleware<HttpEnv>(async (c, next) => {
    const { account, app } = c.var
    if (!account) throw new AppError("unauthorized")
    if (isSignedIn(account) && needs !== "new-session") checkComplete(account, withoutFactor)
    if (wanted.length > 0 && !wanted.some((ability) => account.abilities.includes(ability)))
      throw new AppError("forbidden", { detail: `This needs the ability ${wanted.join(" or ")}` })
    if (!isSignedIn(account) && (wanted.length === 0 || fresh))
      throw new AppError("forbidden", { detail: "This is for people, not for access keys" })
    if (fresh && isSignedIn(account) && !isFresh(account, app.clock())) throw new AppError("password_required")
    c.set("caller", { app, account })
    c.header("Cache-Control", "no-store")
    await go(c.req.method, next)
  })
}

function checkComplete(account: SignedIn, withoutFactor = false): void {
  if (account.must_change_password) throw new AppError("password_change_required")
  if (account.mustSetSecondFactor && !withoutFactor) throw new AppError("second_factor_setup_required")
}

/** Returns the account of a call that only people, not access keys, may make. */
export function personCalling({ var: { caller } }: Pick<Context<HttpEnv>, "var">): Caller<SignedIn> {
  if (!isSignedIn(caller.account)) throw new AppError("forbidden")
  return { ...caller, account: caller.account }
}
