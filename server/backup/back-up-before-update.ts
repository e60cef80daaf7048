import { StartError } from "../cannot-start.ts"
import type { BeforeChange } from "../db/open-database.ts"
import type { TableRules } from "../table-rules.ts"
import { writeBackup } from "./make-backup.ts"

/** Backs up the data of the older program before the schema changes; aborts the update if that fails. */
export const backUpBeforeUpdate =
  (dataDir: string, tables: TableRules): BeforeChange =>
  async (database) => {
    try {
      await writeBackup({ dataDir, now: new Date(), kind: "update", database, tables })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new StartError(
        `The backup that precedes a change of the schema could not be made (${reason}). Nothing was changed.`,
      )
    }
  }
