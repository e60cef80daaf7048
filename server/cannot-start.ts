import { isNoSpace } from "./no-space.ts"

/** Why the program cannot start or a command cannot run, as one line for its operator. */
export class StartError extends Error {}

/** Returns the line that explains a failed start or command; null for an error that nobody foresaw. */
export function explainFailure(error: unknown): string | null {
  if (error instanceof StartError) return error.message
  if (!isNoSpace(error)) return null
  return "There is no space left on the disk of DATA_DIR. Nothing was changed. Free some space and try again."
}
