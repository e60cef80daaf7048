import { partInputSchema } from "#contract/part.ts"
import type { OpenDatabase } from "#server/db/dialects/dialect.ts"
import { allocatePartIds, insertParts } from "#server/features/spare/part-store.ts"
import { findPartSet } from "#server/features/spare/store.ts"
import { searchKeys } from "#server/search/search-keys.ts"
import { insertGroup } from "./insert-group.ts"
import type { searchedParts } from "./search-cases.ts"

type Row = (typeof searchedParts)[number]

/** Fills a new group and returns its active set. */
export async function fillPartGroup(
  { db }: Pick<OpenDatabase, "db">,
  rows: readonly Row[],
  partSet?: number,
): Promise<number> {
  const spareId = await insertGroup(db)
  const set = partSet ?? (await findPartSet(db, spareId))?.part_set ?? 0
  const firstId = await allocatePartIds(db, rows.length)
  const parts = rows.map((row, index) => ({ row: partInputSchema.parse(row), id: firstId + index }))
  const stamps = { spare_id: spareId, part_set: set, created_at: "", updated_at: "" }
  await insertParts(
    db,
    parts.map(({ row, id }) => ({ ...row, ...searchKeys(row), ...stamps, id })),
  )
  return set
}
