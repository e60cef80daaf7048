import type { AppContext } from "#server/app-context.ts"
import { nameOf } from "./try-password.ts"

/** Forgets the failed sign-ins of a name, from everywhere; those of addresses stay. */
export async function resetFailures({ limits }: Pick<AppContext, "limits">, login: string): Promise<void> {
  const name = nameOf({ login })
  await limits.reset("signInOfName", name)
  await limits.reset("signInFailedOfName", name)
  await limits.resetAllOf("signInOfPair", name)
}
