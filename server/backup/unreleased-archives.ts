import { isUnreleased } from "../db/migrate.ts"
import { ArchiveError } from "./archive-error.ts"
import type { ArchivedRow } from "./backup-tables.ts"

/** Last migration of the only unreleased format whose archives can be restored. */
const last = "016-word-languages"

/** Dropped columns of that format: they pointed to the set before an import, which undo no longer needs. */
const gone: Readonly<Record<string, readonly string[]>> = { import: ["former_set", "parts_version"] }

/** Returns the migrations that produce an archive's schema. Rejects archives of earlier unreleased versions. */
export function schemaOf(migrations: readonly string[]): string[] {
  if (!isUnreleased(migrations)) return [...migrations]
  if (!migrations.includes(last))
    throw new ArchiveError("a version of this program has written it that was never released")
  return ["001-schema"]
}

/** Returns a row of an unreleased archive without the dropped columns. */
export function withoutDroppedColumns(table: string, row: ArchivedRow): ArchivedRow {
  const names = gone[table]
  return names ? Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name))) : row
}
