import { StartError } from "../cannot-start.ts"

/** Why an archive is refused, as one sentence for the person who restores it. */
export class ArchiveError extends StartError {
  constructor(reason: string, cause?: unknown) {
    super(`This archive is refused: ${reason}.`)
    this.name = "ArchiveError"
    this.cause = cause
  }
}

/** A name from an archive, which may hold anything, as it can be shown on a console. */
export const shown = (name: string): string => JSON.stringify(name.slice(0, 100))
