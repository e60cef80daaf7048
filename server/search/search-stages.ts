import type { SearchCondition } from "#server/db/dialects/search-index.ts"
import type { PartHit, SearchContext } from "./find-parts.ts"
import { type NumberHits, countBeginning, listBeginning, listSuperseded } from "./number-hits.ts"
import { type QueryPlan, holds } from "./plan-query.ts"

export type Stage = "same" | "beginning" | "succession" | "containing" | "text" | "mixed"

interface StageReader {
  name: Stage
  rows: (limit: number, offset: number) => Promise<PartHit[]>
  /** Asked only when a page lies behind the stage. */
  count: () => Promise<number>
}

/** The hits of a query in the order of their worth; no part is in two stages. */
export function listStages(
  { db, dialect }: SearchContext,
  sets: readonly number[],
  plan: QueryPlan,
  { exact, ignoring, successors }: NumberHits,
): StageReader[] {
  const { number, inNumber, inText, found } = plan
  const except = successors.map((row) => row.row_id)
  const beginsOrSuperseded: SearchCondition = {
    how: "any",
    of: [
      { how: "begins", fields: ["number_key"], text: number },
      { how: "is", fields: ["subst_key"], text: number },
    ],
  }
  const byIndex = (name: Stage, match: PartHit["match"], condition: SearchCondition): StageReader => ({
    name,
    rows: async (limit, offset) =>
      (await dialect.searchIndex.find(db, { sets, condition }, { limit, offset, except })).map(({ row_id }) =>
        hit(match)(row_id),
      ),
    count: async () => {
      const all = await dialect.searchIndex.count(db, { sets, condition })
      return all - successors.filter((row) => holds(condition, row)).length
    },
  })
  return [
    listed("same", async () => [...exact.map(hit("exact")), ...ignoring.map(hit("ignoring_punctuation"))]),
    {
      name: "beginning",
      rows: async (limit, offset) => (await listBeginning(db, sets, number, limit, offset)).map(hit("prefix")),
      count: () => countBeginning(db, sets, number),
    },
    listed("succession", async () => [
      ...successors.map(({ row_id, current, replaces }) => ({
        row_id,
        match: "substitute" as const,
        ...(current ? { replaces } : {}),
      })),
      ...(await listSuperseded(db, sets, number, except)).map(hit("substitute")),
    ]),
    byIndex("containing", "contains", { how: "without", of: [inNumber, beginsOrSuperseded] }),
    byIndex("text", "text", { how: "without", of: [inText, inNumber] }),
    // Words of which some stand in the number only.
    byIndex("mixed", "text", { how: "without", of: [found, { how: "any", of: [inNumber, inText] }] }),
  ]
}

const hit = (match: PartHit["match"]) => (row_id: number) => ({ row_id, match })

/** A stage of few rows, read as a whole. */
function listed(name: Stage, read: () => Promise<PartHit[]>): StageReader {
  return {
    name,
    rows: async (limit, offset) => (await read()).slice(offset, offset + limit),
    count: async () => (await read()).length,
  }
}
