import { StartError } from "./cannot-start.ts"
import { isNoSpace } from "./db/no-space.ts"

/** Returns the line that explains a failed start or command; null for an unexpected error. */
export function explainFailure(error: unknown): string | null {
  if (error instanceof StartError) return error.message
  if (!isNoSpace(error)) return null
  return "There is no space left on the disk of DATA_DIR. Nothing was changed. Free some space and try again."
}
