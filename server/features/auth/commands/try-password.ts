import type { AppContext } from "#server/app-context.ts"
import { AppError } from "#server/app-error.ts"
import { foldLogin } from "#server/auth/logins.ts"
import type { Caller, SignedIn } from "#server/caller.ts"
import { type AccountRow, requireAccount } from "../store.ts"

// Compared for an unknown login, so that both cases take the same time.
const nobodysHash = "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"

/** Login as typed, and the visitor's network. */
export interface Attempt {
  login: string
  address: string
}

export const nameOf = ({ login }: Pick<Attempt, "login">) => foldLogin(login)
const pairOf = (attempt: Attempt) => [nameOf(attempt), attempt.address] as const

/**
 * Throws `too_many` when this name or address must wait. A name is not delayed at addresses where it has signed in
 * before.
 */
export async function checkAttempts(app: AppContext, attempt: Attempt): Promise<void> {
  await app.limits.check("signInOfAddress", attempt.address)
  await app.limits.check("signInOfPair", pairOf(attempt))
  if (!(await isKnown(app, attempt))) await app.limits.check("signInOfName", nameOf(attempt))
}

/** Returns failures of the last quarter of an hour, of the name and of the address; without running tries. */
export async function countFailures(app: AppContext, attempt: Attempt): Promise<number> {
  const ofName = await app.limits.used("signInFailedOfName", nameOf(attempt))
  return ofName + (await app.limits.used("signInFailedOfAddress", attempt.address))
}

/**
 * Compares a password. Consumes the point of a failure beforehand, so that concurrent tries cannot exceed the limit,
 * and refunds it on success. Throws `too_many`.
 */
export async function tryPassword(
  app: AppContext,
  attempt: Attempt,
  password: string,
  hash: string | undefined,
): Promise<boolean> {
  await checkAttempts(app, attempt)
  const isKnownAddress = await isKnown(app, attempt)
  await app.limits.consume("signInOfAddress", attempt.address)
  await app.limits.consume("signInOfPair", pairOf(attempt))
  if (!isKnownAddress) await app.limits.consume("signInOfName", nameOf(attempt))
  const fits = await app.passwords.fits(password, hash ?? nobodysHash)
  if (!fits || hash === undefined) {
    await app.limits.consume("signInFailedOfName", nameOf(attempt))
    await app.limits.consume("signInFailedOfAddress", attempt.address)
    return false
  }
  await app.limits.refund("signInOfAddress", attempt.address)
  if (!isKnownAddress) await app.limits.refund("signInOfName", nameOf(attempt))
  await app.limits.reset("signInOfPair", pairOf(attempt))
  await app.limits.reset("signInKnown", pairOf(attempt))
  await app.limits.consume("signInKnown", pairOf(attempt))
  return true
}

const isKnown = async (app: AppContext, attempt: Attempt) => (await app.limits.used("signInKnown", pairOf(attempt))) > 0

/** Returns the caller's account if the password is right. Throws `wrong_old_password`, and `too_many` like a sign-in. */
export async function provePassword(
  { app, account: { id } }: Caller<SignedIn>,
  password: string,
  address: string,
): Promise<AccountRow> {
  const account = await requireAccount(app.db, id)
  if (!(await tryPassword(app, { login: account.login, address }, password, account.password_hash)))
    throw new AppError("wrong_old_password")
  return account
}

/** Resets the failed sign-ins of a name from everywhere; keeps those of addresses. */
export async function resetFailures({ limits }: Pick<AppContext, "limits">, login: string): Promise<void> {
  const name = nameOf({ login })
  await limits.reset("signInOfName", name)
  await limits.reset("signInFailedOfName", name)
  await limits.resetAllOf("signInOfPair", name)
}
