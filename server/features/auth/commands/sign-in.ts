import type { SignIn, SignInResponse } from "#contract/auth.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError, invalid } from "#server/app-error.ts"
import { consumeHumanCheckToken } from "#server/auth/human-check-token.ts"
import { isOutdated } from "#server/auth/password.ts"
import { queueByKey } from "#server/auth/queue-by-key.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { accountName, findAccount } from "../store.ts"
import { type SignInOrigin, askSecondStep, enter, finishSignIn } from "./second-step.ts"
import { type Attempt, checkAttempts, countFailures, nameOf, tryPassword } from "./try-password.ts"

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

type PasswordStep = Pick<SignIn, "captcha_token"> & { login: string; password: string }

/**
 * Signs in; a session's token never seen before. Throws `wrong_password` (the same for an unknown or disabled login),
 * `captcha_required` after a failure of that name or from that address, `too_many` after five of one name or twenty from one address,
 * and `second_factor_required` with the ticket of the second step where the password is not all.
 */
export async function signIn(app: AppContext, input: SignIn, origin: SignInOrigin): Promise<SignInResponse> {
  if (input.ticket !== undefined) return finishSignIn(app, { ...input, ticket: input.ticket }, origin)
  const { login = "", password = "", captcha_token } = input
  const attempt = { login, address: origin.address }
  await checkAttempts(app, attempt)
  // One after another: the point that a running try holds is not taken for a failure.
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
  const admin = await findAccount(app.db, login)
  if (!(await tryPassword(app, attempt, password, usableHash(admin))) || !admin) {
    app.log.warn({ event: "sign-in failed" })
    // What was typed as a login may be a password; only the name of an account is noted.
    await recordAudit(app.db, { app, account: admin ? accountName(admin) : { id: null, name: "" } }, "sign_in_failed")
    throw new AppError("wrong_password")
  }
  if (isOutdated(admin.password_hash)) await renewHash(app, admin, password)
  await askSecondStep(app, admin)
  return enter(app, admin, { method: "password", origin })
}

/** The hash that a password is compared with; none for somebody who has not accepted the invitation yet or is disabled. */
const usableHash = (admin: Account | undefined) =>
  admin && admin.disabled_at === null && admin.password_hash !== "" ? admin.password_hash : undefined

/** Hashes the password at today's cost; not worth failing a sign-in for. A password that was changed meanwhile stays. */
async function renewHash(app: AppContext, admin: Account, password: string): Promise<void> {
  try {
    const password_hash = await app.passwords.hash(password)
    await app.db
      .updateTable("admin")
      .set({ password_hash })
      .where("id", "=", admin.id)
      .where("password_hash", "=", admin.password_hash)
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
