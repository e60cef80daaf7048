import { StartError } from "../cannot-start.ts"

/** Why an archive is rejected, as one sentence for the operator. */
export class ArchiveError extends StartError {
  constructor(reason: string, cause?: unknown) {
    super(`This archive is refused: ${reason}.`)
    this.name = "ArchiveError"
    this.cause = cause
  }
}

/** Returns a name from an archive, which may contain anything, escaped for a console. */
export const shown = (name: string): string => JSON.stringify(name.slice(0, 100))
