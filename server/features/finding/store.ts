import type { FindingName } from "#contract/finding-constants.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { NewRow, TableRow } from "#server/db/schema/tables.ts"

export const readFindingRow = async (db: Database, name: FindingName): Promise<TableRow<"finding"> | null> =>
  (await db.selectFrom("finding").selectAll().where("name", "=", name).executeTakeFirst()) ?? null

/** Writes columns of a finding, which may be new. */
export const writeFinding = (
  db: Database,
  name: FindingName,
  columns: Omit<NewRow<"finding">, "name">,
): Promise<unknown> =>
  db
    .insertInto("finding")
    .values({ name, ...columns })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(columns))
    .execute()

/** When the demo content was loaded is kept as the evidence of its check. */
export const noteDemo = (db: Database, now: string) => writeFinding(db, "demo", { detail: now })
