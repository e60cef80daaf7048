import { isCode } from "../api/error-text.ts"

/** Returns whether an earlier try, whose response was lost, had arrived; what was changed since was not stored. */
export const isEarlierTry = (error: unknown): boolean =>
  isCode(error, "invalid") && error.problem.errors?.[0]?.path === "Idempotency-Key"
