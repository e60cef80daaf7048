import type { AppContext } from "#server/app-context.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { countGaps } from "./part-filter-store.ts"

type Gaps = Awaited<ReturnType<typeof countGaps>>

/** Gaps of each set of parts, with the version of the parts that were counted. */
type CountedSets = ReadonlyMap<number, { version: number; gaps: Gaps }>

/**
 * Returns the number of parts that lack something, in some sets or in all of groups that are not deleted. Only sets whose
 * parts have changed are counted again: to count 100,000 parts takes longer than all else of a page.
 */
export async function readGaps(
  { content, db }: Pick<AppContext, "content" | "db">,
  sets?: readonly number[],
): Promise<Gaps> {
  const counted = await content.keep<CountedSets>("gaps of parts", (former) => countChanged(db, former))
  const total: Gaps = { missing_de: 0, missing_en: 0, missing_ru: 0, no_substitute: 0, quantity_0: 0 }
  const names = Object.keys(total) as (keyof Gaps)[]
  for (const [set, { gaps }] of counted)
    if (!sets || sets.includes(set)) for (const name of names) total[name] += gaps[name]
  return total
}

async function countChanged(db: Database, former: CountedSets | undefined): Promise<CountedSets> {
  const counted = new Map<number, { version: number; gaps: Gaps }>()
  const groups = await db
    .selectFrom("spare")
    .select(["part_set", "parts_version"])
    .where("deleted_at", "is", null)
    .execute()
  for (const { part_set, parts_version: version } of groups) {
    const counts = former?.get(part_set)
    counted.set(part_set, counts?.version === version ? counts : { version, gaps: await countGaps(db, part_set) })
  }
  return counted
}
