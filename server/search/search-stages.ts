import type { SearchMatch } from "#contract/search.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { SearchCondition, SearchReader } from "#server/db/dialects/search-index.ts"
import { type NumberHits, countBeginning, listBeginning, listSuperseded } from "./number-hits.ts"
import { type QueryPlan, holds } from "./plan-query.ts"

export type Stage = "same" | "beginning" | "succession" | "containing" | "text" | "mixed"

export interface PartHit {
  row_id: number
  match: SearchMatch
  /** Of the current part: the number that was looked for and that it stands for now. */
  replaces?: string
}

export interface StageReader {
  name: Stage
  /** A stretch of the stage and how many hits it has in all; for a limit of 0 the number alone. */
  read: (limit: number, offset: number) => Promise<{ hits: PartHit[]; total: number }>
}

/** The hits of a query in the order of their worth; no part is in two stages. */
export function listStages(
  db: Database,
  index: SearchReader,
  sets: readonly number[],
  plan: QueryPlan,
  { exact, ignoring, successors }: NumberHits,
): StageReader[] {
  const { number, inNumber, inText, mixed } = plan
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
    read: async (limit, offset) => {
      const { rows, total } =
        limit === 0
          ? { rows: [], total: await index.count(condition) }
          : await index.find(condition, { limit, offset, except })
      const left = successors.filter((row) => holds(condition, row)).length
      return { hits: rows.map((row) => hit(match)(row.row_id)), total: total - left }
    },
  })
  const stages: StageReader[] = [
    listed("same", async () => [...exact.map(hit("exact")), ...ignoring.map(hit("ignoring_punctuation"))]),
    {
      name: "beginning",
      read: async (limit, offset) => {
        const ids = limit === 0 ? [] : await listBeginning(db, sets, number, limit, offset)
        const isLast = ids.length < limit && (ids.length > 0 || offset === 0)
        const total = isLast ? offset + ids.length : await countBeginning(db, sets, number)
        return { hits: ids.map(hit("prefix")), total }
      },
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
  ]
  return mixed ? [...stages, byIndex("mixed", "text", mixed)] : stages
}

const hit = (match: PartHit["match"]) => (row_id: number) => ({ row_id, match })

/** A stage of few rows, read as a whole. */
function listed(name: Stage, list: () => Promise<PartHit[]>): StageReader {
  return {
    name,
    read: async (limit, offset) => {
      const all = await list()
      return { hits: all.slice(offset, offset + limit), total: all.length }
    },
  }
}
