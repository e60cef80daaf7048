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

/** How many hits the stages have that were read so far. */
export type StageTotals = ReadonlyMap<Stage, number>

export interface StageReader {
  name: Stage
  /** A stretch of the stage and how many hits it has in all; for a limit of 0 the number alone. `before` tells of the stages before. */
  read: (limit: number, offset: number, before: StageTotals) => Promise<{ hits: PartHit[]; total: number }>
}

const inNumbers = ["same", "beginning", "succession", "containing"] as const
// So many hits are left out of a stage by their rows quicker than by a condition.
const mostLeftOut = 20

/** The hits of a query in the order of their worth; no part is in two stages. */
export function listStages(
  db: Database,
  index: SearchReader,
  sets: readonly number[],
  plan: QueryPlan,
  { exact, ignoring, successors }: NumberHits,
): StageReader[] {
  const { number, list, inNumber, inText, mixed } = plan
  const except = successors.map((row) => row.row_id)
  const superseded = () => listSuperseded(db, sets, plan, except)
  const beginsOrSuperseded: SearchCondition = {
    how: "any",
    of: [
      { how: "begins", fields: ["number_key"], text: number },
      { how: "is", fields: ["subst_key"], text: number },
    ],
  }
  /** What meets the condition, but for successors and for `leftOut`, rows that all meet it. */
  const search = async (
    match: PartHit["match"],
    condition: SearchCondition,
    [limit, offset]: [number, number],
    leftOut: readonly number[] = [],
  ) => {
    const { rows, total } =
      limit === 0
        ? { rows: [], total: await index.count(condition) }
        : await index.find(condition, { limit, offset, except: [...except, ...leftOut] })
    const left = leftOut.length + successors.filter((row) => holds(condition, row)).length
    return { hits: rows.map((row) => hit(match)(row.row_id)), total: total - left }
  }
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
      ...(await superseded()).map(hit("substitute")),
    ]),
    {
      name: "containing",
      read: async (limit, offset, before) => {
        // Every condition walks long lists of trigrams once more, so what is known already is not asked again.
        const areFew = sum(before, ["same", "succession"]) <= mostLeftOut && before.get("beginning") === 0
        if (!areFew) return search("contains", without(inNumber, [beginsOrSuperseded]), [limit, offset])
        const known = sum(before, ["succession"]) > except.length ? await superseded() : []
        return search("contains", inNumber, [limit, offset], [...exact, ...ignoring, ...known])
      },
    },
    {
      name: "text",
      read: (limit, offset, before) => {
        const others = sum(before, inNumbers) > 0 ? [inNumber] : []
        return search("text", without(inText, others), [limit, offset])
      },
    },
  ]
  if (list) return stages.filter(({ name }) => name === "same" || name === "succession")
  if (mixed)
    stages.push({
      name: "mixed",
      read: (limit, offset, before) => {
        const others = [
          ...(sum(before, inNumbers) > 0 ? [inNumber] : []),
          ...(sum(before, ["text"]) > 0 ? [inText] : []),
        ]
        return search("text", without(mixed, others), [limit, offset])
      },
    })
  return stages
}

const sum = (totals: StageTotals, stages: readonly Stage[]): number =>
  stages.reduce((all, name) => all + (totals.get(name) ?? 0), 0)

const without = (condition: SearchCondition, others: readonly SearchCondition[]): SearchCondition =>
  others.length === 0 ? condition : { how: "without", of: [condition, { how: "any", of: others }] }

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
