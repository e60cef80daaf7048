import type { SignedIn } from "#server/caller.ts"

const freshMs = 15 * 60_000

/** Returns whether the person proved their identity within the last 15 minutes. */
export const isFresh = ({ confirmedAt }: Pick<SignedIn, "confirmedAt">, now: Date): boolean =>
  now.getTime() - Date.parse(confirmedAt) <= freshMs
