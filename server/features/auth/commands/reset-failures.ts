import type { AppContext } from "#server/app-context.ts"
import { nameOf } from "./try-password.ts"

/** Resets the failed sign-ins of a name from everywhere; keeps those of addresses. */
export async function resetFailures({ limits }: Pick<AppContext, "limits">, login: string): Promise<void> {
  const name = nameOf({ login })
  await limits.reset("signInOfName", name)
  await limits.reset("signInFailedOfName", name)
  await limits.resetAllOf("signInOfPair", name)
}
