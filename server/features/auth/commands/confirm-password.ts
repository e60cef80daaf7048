import { confirmSession } from "#server/auth/session-store.ts"
import type { Caller, SignedIn } from "#server/caller.ts"
import { provePassword } from "./try-password.ts"

/** Makes a session fresh for 15 minutes. Throws `wrong_old_password`, and `too_many` like a sign-in. */
export async function confirmPassword(caller: Caller<SignedIn>, password: string, address: string): Promise<void> {
  await provePassword(caller, password, address)
  await confirmSession(caller.app.db, caller.account.tokenHash, caller.app.clock())
}
