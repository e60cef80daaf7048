import { sql } from "kysely"
import { localizedNames, pickLocalized } from "#contract/localized.ts"
import { emptyHidden, isPublished, readHiddenLanguages } from "#server/records/visibility.ts"
import type { SearchContext } from "#server/search/search-parts.ts"

// Maximum numbers read of a chain: many old ones may share one successor.
const maxKeys = 300

export type KeyRow = Awaited<ReturnType<typeof readKeyRows>>[number]

/**
 * Returns in one query the parts of active groups with a folded number and those of its whole chain, in both
 * directions; in group order.
 */
export async function readKeyRows({ db, content }: Pick<SearchContext, "db" | "content">, key: string) {
  const keys = sql<string>`with recursive chain (chain_key) as (
      select part.number_key from spare join part on part.part_set = spare.part_set
        where ${isPublished("spare")} and part.number_key = ${key}
      union
      select part.subst_key from spare join part on part.part_set = spare.part_set
        where ${isPublished("spare")} and part.subst_key = ${key} and part.subst_key <> ''
      union
      select case when part.number_key = chain.chain_key then part.subst_key else part.number_key end
      from chain cross join spare join part on
        (part.part_set = spare.part_set and part.number_key = chain.chain_key and part.subst_key <> '')
        or (part.part_set = spare.part_set and part.subst_key = chain.chain_key and part.subst_key <> '')
      where ${isPublished("spare")}
    ) select chain_key from chain limit ${sql.lit(maxKeys)}`
  const rows = await db
    .selectFrom("spare")
    .innerJoin("part", "part.part_set", "spare.part_set")
    .where(isPublished("spare"))
    .where(sql<boolean>`part.number_key in (${keys})`)
    .select(["part.id", "part.partnumber", "part.subst_part", "part.quantity", "part.updated_at", "part.part_set"])
    .select(["part.number_key", "part.subst_key", "part.sort_key", "part.spare_id"])
    .select(localizedNames("part.description"))
    .select(localizedNames("spare.title"))
    .orderBy("spare.position")
    .orderBy("part.id")
    .execute()
  // Only a group's own texts can be hidden, not its parts'.
  const titles = rows.map((row) => ({ spare_id: row.spare_id, ...pickLocalized(row, "title") }))
  const hidden = await content.remember("hidden languages of groups", () => readHiddenLanguages(db, "spare"))
  const shown = emptyHidden(titles, hidden, "spare_id")
  return rows.map((row, index) => ({ ...row, ...shown[index] }))
}
