import type { Account, Session } from "#contract/auth.ts"
import type { Caller, SignedIn } from "#server/caller.ts"
import { listSessions } from "#server/auth/session-store.ts"
import { pickLocalized } from "#contract/localized.ts"
import { requireAccount } from "./store.ts"

/** Returns the signed-in account for the dashboard. */
export async function showAccount({ app, account }: Caller<SignedIn>): Promise<Account> {
  const stored = await requireAccount(app.db, account.id)
  return {
    id: stored.id,
    login: stored.login,
    name: stored.name,
    email: stored.email,
    roles: [...account.roles],
    abilities: [...account.abilities],
    languages: [...account.languages],
    must_change_password: account.must_change_password,
    must_set_second_factor: account.mustSetSecondFactor,
    review_mails: stored.review_mails === 1,
    ...pickLocalized(stored, "signature"),
  }
}

/** Returns the sessions of an account, newest first. */
export async function showSessions({ app, account }: Caller<SignedIn>): Promise<Session[]> {
  const sessions = await listSessions(app.db, account.id, app.clock())
  return sessions.map(({ token_hash, ...session }) => ({ ...session, current: token_hash === account.tokenHash }))
}
