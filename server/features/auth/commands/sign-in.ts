import type { SignIn, SignInAnswer } from "#contract/auth.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError, invalid } from "#server/app-error.ts"
import { spendHumanToken } from "#server/auth/human-token.ts"
import { passwordFits } from "#server/auth/password.ts"
import { openSession } from "#server/auth/session-store.ts"
import { findAdmin } from "../store.ts"

// Compared when the login is unknown, so that both cases take the same time.
const nobodysHash = "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"

/**
 * Signs in; a session's token never seen before. Throws `wrong_password` (the same for an unknown login), `captcha_required`
 * after a failure from that name or address, `too_many` after five from one name and address or twenty from one address.
 */
export async function signIn(
  app: AppContext,
  { login, password, captcha_token }: SignIn,
  address: string,
): Promise<SignInAnswer> {
  const name = `${login.toLowerCase()} ${address}`
  await app.limits.check("signInOfName", name)
  await app.limits.check("signInOfAddress", address)
  await checkHuman(app, captcha_token, name, address)
  const admin = await findAdmin(app.db, login)
  const fits = await passwordFits(password, admin?.password_hash ?? nobodysHash)
  if (!admin || !fits) {
    await app.limits.take("signInOfName", name)
    await app.limits.take("signInOfAddress", address)
    app.log.warn({ event: "sign-in failed" })
    throw new AppError("wrong_password")
  }
  await app.limits.forget("signInOfName", name)
  app.log.info({ event: "signed in", admin: admin.id })
  return {
    token: await openSession(app.db, admin.id, app.clock()),
    must_change_password: admin.must_change_password === 1,
  }
}

async function checkHuman(app: AppContext, token: string | undefined, name: string, address: string): Promise<void> {
  if (token) {
    if (!(await spendHumanToken(app.db, token, app.clock()))) throw invalid("captcha_token", "captcha_invalid")
    return
  }
  const failures = (await app.limits.used("signInOfName", name)) + (await app.limits.used("signInOfAddress", address))
  if (failures > 0) throw new AppError("captcha_required")
}
