import { isUnreleased } from "../db/migrate.ts"
import { ArchiveError } from "./archive-error.ts"
import type { ArchivedRow } from "./backup-tables.ts"

/** The last migration of the only unreleased format whose archives are restored. */
const last = "016-word-languages"

/** Columns of that format that have gone since: they led an import to the set of parts before it, which is not needed to undo it any more. */
const gone: Readonly<Record<string, readonly string[]>> = { import: ["former_set", "parts_version"] }

/** Returns the migrations that make the schema an archive fits into. Rejects archives of unreleased versions that are older still. */
export function schemaOf(migrations: readonly string[]): string[] {
  if (!isUnreleased(migrations)) return [...migrations]
  if (!migrations.includes(last))
    throw new ArchiveError("a version of this program has written it that was never released")
  return ["001-schema"]
}

/** Returns a row of an unreleased archive without the columns that have gone. */
export function withoutGone(table: string, row: ArchivedRow): ArchivedRow {
  const names = gone[table]
  return names ? Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name))) : row
}
