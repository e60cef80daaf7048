import type { SignIn, SignInResponse } from "#contract/auth.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError, invalid } from "#server/app-error.ts"
import { consumeHumanCheckToken } from "#server/auth/human-check-token.ts"
import { isOutdated } from "#server/auth/password.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { accountName, findAccount } from "../store.ts"
import { type SignInOrigin, askSecondStep, enter, finishSignIn } from "./second-step.ts"
import { type Attempt, checkAttempts, countFailures, nameOf, tryPassword } from "./try-password.ts"

const running = new Map<string, Promise<unknown>>()

/** Runs work of one key in turn within this process; settles as the work does. */
async function queueByKey<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = running.get(key)
  const turn = (before ?? Promise.resolve()).then(work, work)
  running.set(key, turn)
  try {
    return await turn
  } finally {
    if (running.get(key) === turn) running.delete(key)
  }
}

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

type PasswordStep = Pick<SignIn, "captcha_token"> & { login: string; password: string }

/**
 * Signs in; returns the session's token. Throws `wrong_password` (also for an unknown or disabled login),
 * `captcha_required` after a failure of that name or address, `too_many` after five of one name or twenty from one
 * address, and `second_factor_required` with the ticket of the second step.
 */
export async function signIn(app: AppContext, input: SignIn, origin: SignInOrigin): Promise<SignInResponse> {
  if (input.ticket !== undefined) return finishSignIn(app, { ...input, ticket: input.ticket }, origin)
  const { login = "", password = "", captcha_token } = input
  const attempt = { login, address: origin.address }
  await checkAttempts(app, attempt)
  // One at a time, so that the point held by a running try does not count as a failure.
  return queueByKey(`sign-in ${nameOf(attempt)}`, () =>
    trySignIn(app, { login, password, captcha_token }, { attempt, origin }),
  )
}

async function trySignIn(
  app: AppContext,
  { login, password, captcha_token }: PasswordStep,
  { attempt, origin }: { attempt: Attempt; origin: SignInOrigin },
): Promise<SignInResponse> {
  await checkAttempts(app, attempt)
  await checkHuman(app, captcha_token, attempt)
  const account = await findAccount(app.db, login)
  if (!(await tryPassword(app, attempt, password, usableHash(account))) || !account) {
    app.log.warn({ event: "sign-in failed" })
    // A mistyped login may be a password, so only existing account names are stored.
    await recordAudit(
      app.db,
      { app, account: account ? accountName(account) : { id: null, name: "" } },
      "sign_in_failed",
    )
    throw new AppError("wrong_password")
  }
  if (isOutdated(account.password_hash)) await renewHash(app, account, password)
  await askSecondStep(app, account)
  return enter(app, account, { method: "password", origin })
}

/** Returns the hash to compare with; undefined for an invited or disabled account. */
const usableHash = (account: Account | undefined) =>
  account && account.disabled_at === null && account.password_hash !== "" ? account.password_hash : undefined

/**
 * Rehashes the password with current parameters; errors do not fail the sign-in. A password changed meanwhile stays.
 */
async function renewHash(app: AppContext, account: Account, password: string): Promise<void> {
  try {
    const password_hash = await app.passwords.hash(password)
    await app.db
      .updateTable("admin")
      .set({ password_hash })
      .where("id", "=", account.id)
      .where("password_hash", "=", account.password_hash)
      .execute()
  } catch (error) {
    app.log.warn({ err: error }, "password not hashed anew")
  }
}

async function checkHuman(app: AppContext, token: string | undefined, attempt: Attempt): Promise<void> {
  if (token) {
    if (!(await consumeHumanCheckToken(app.db, token, app.clock()))) throw invalid("captcha_token", "captcha_invalid")
    return
  }
  if ((await countFailures(app, attempt)) > 0) throw new AppError("captcha_required")
}
