import { demandKinds } from "#contract/demand-constants.ts"
import { demandWeeks } from "#contract/demand.ts"
import { foldNumber } from "#contract/number-reader/fold-number.ts"
import { chunks, yieldToEventLoop } from "#server/db/chunks.ts"
import type { AppContext } from "#server/app-context.ts"
import { demandKey } from "./read-term.ts"
import { listUnknown } from "./unknown-numbers.ts"
import { weekOf, weeksLater } from "./week.ts"

const numbersPerStep = 5_000

/** Returns how many demand terms, requested and not ignored, these new part numbers will answer. */
export async function countClosedGaps(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  partnumbers: readonly string[],
): Promise<number> {
  const terms = await db
    .selectFrom("demand")
    .select("term")
    .distinct()
    .where("week", ">=", weeksLater(weekOf(clock()), 1 - demandWeeks))
    .where("kind", "in", demandKinds)
    .where("term", "!=", "")
    .execute()
  const ignored = new Set((await db.selectFrom("demand_ignored").select("term").execute()).map((row) => row.term))
  const missing = new Set(terms.map(({ term }) => demandKey(term)).filter((key) => !ignored.has(key)))
  const keys = new Set<string>()
  for (const chunk of missing.size > 0 ? chunks(partnumbers, numbersPerStep) : []) {
    for (const key of chunk.map(foldNumber)) if (missing.has(key)) keys.add(key)
    await yieldToEventLoop()
  }
  return (await listUnknown(db, [...keys])).length
}
