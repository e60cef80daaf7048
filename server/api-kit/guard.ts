import type { Context } from "hono"
import { type Ability, abilities } from "#contract/ability.ts"
import { AppError } from "#server/app-error.ts"
import { type Authenticated, type Caller, type SignedIn, isSignedIn } from "#server/caller.ts"
import { isFresh } from "#server/auth/fresh.ts"
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

/** Returns the caller; rejects one without sign-in (401) or ability (403). An open call has none. */
export function authorize(
  { var: { app, account } }: Pick<Context<HttpEnv>, "var">,
  { needs = "open", fresh, withoutFactor }: { needs?: Needs; fresh?: boolean; withoutFactor?: true },
): Caller<Authenticated> | null {
  if (needs === "open") return null
  if (!account) throw new AppError("unauthorized")
  const wanted = neededAbilities(needs)
  if (isSignedIn(account) && needs !== "new-session") checkComplete(account, withoutFactor)
  if (wanted.length > 0 && !wanted.some((ability) => account.abilities.includes(ability)))
    throw new AppError("forbidden", { detail: `This needs the ability ${wanted.join(" or ")}` })
  if (!isSignedIn(account) && (wanted.length === 0 || fresh))
    throw new AppError("forbidden", { detail: "This is for people, not for access keys" })
  if (fresh && isSignedIn(account) && !isFresh(account, app.clock())) throw new AppError("password_required")
  return { app, account }
}

function checkComplete(account: SignedIn, withoutFactor = false): void {
  if (account.must_change_password) throw new AppError("password_change_required")
  if (account.mustSetSecondFactor && !withoutFactor) throw new AppError("second_factor_setup_required")
}

/** Returns the caller as a person; rejects an access key. */
export function personOf({ app, account }: Caller<Authenticated>): Caller<SignedIn> {
  if (!isSignedIn(account)) throw new AppError("forbidden")
  return { app, account }
}
