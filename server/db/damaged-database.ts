import { StartError } from "../cannot-start.ts"

/** Thrown when the database is damaged or missing; says what to do. The damaged files stay untouched. */
export class DamagedDatabaseError extends StartError {
  constructor(problem: string, cause?: unknown) {
    super(
      `${problem} Bring back a backup with: npm run restore -- FILE (docs/operations.md, "When the database is damaged").`,
    )
    this.name = "DamagedDatabaseError"
    this.cause = cause
  }
}
