import { demandKinds, demandWeeks } from "#contract/demand.ts"
import { foldNumber } from "#contract/number-reader/fold-number.ts"
import type { AppContext } from "#server/app-context.ts"
import { demandKey } from "./read-term.ts"
import { listUnknown } from "./unknown-numbers.ts"
import { weekOf, weeksLater } from "./week.ts"

/** Returns how many demand terms, requested and not ignored, these new part numbers will answer. */
export async function countClosedGaps(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  partnumbers: readonly string[],
): Promise<number> {
  const added = new Set(partnumbers.map(foldNumber))
  const asked = await db
    .selectFrom("demand")
    .select("term")
    .distinct()
    .where("week", ">=", weeksLater(weekOf(clock()), 1 - demandWeeks))
    .where("kind", "in", demandKinds)
    .where("term", "!=", "")
    .execute()
  const ignored = new Set((await db.selectFrom("demand_ignored").select("term").execute()).map((row) => row.term))
  const keys = new Set(asked.map(({ term }) => demandKey(term)).filter((key) => added.has(key) && !ignored.has(key)))
  return (await listUnknown(db, [...keys])).length
}
