import { type Changer, systemAccount } from "#server/caller.ts"

/** Returns who loads the demo content: the program itself, at one moment for all of it. */
export const seeder = (now: string): Changer => ({ app: { clock: () => new Date(now) }, account: systemAccount })
