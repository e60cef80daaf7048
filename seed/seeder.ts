import { systemAccount } from "#server/caller.ts"
import type { Changer } from "#server/account.ts"

/** Returns the author of the demo content: the program itself, at one time for all of it. */
export const seeder = (now: string): Changer => ({ app: { clock: () => new Date(now) }, account: systemAccount })
