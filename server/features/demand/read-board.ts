import type { DemandKind } from "#contract/demand-constants.ts"
import { type DemandBoard, type DemandItem, type DemandQuery, demandWeeks } from "#contract/demand.ts"
import { languages } from "#contract/language.ts"
import type { AppContext } from "#server/app-context.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { listUnknown } from "#server/demand/unknown-numbers.ts"
import { isNumberTerm } from "#server/demand/read-term.ts"
import { weekOf, weeksLater } from "#server/demand/week.ts"
import { type NearNumber, findNearNumbers } from "#server/search/near-numbers.ts"
import { type DemandSum, readShares, readWeeks, sumDemand } from "./store.ts"

const perPage = 20

/** Returns the Monday of the first week of a query. */
const firstWeek = (app: Pick<AppContext, "clock">, { from }: Pick<DemandQuery, "from">): string =>
  from ? weekOf(new Date(`${from}T00:00:00Z`)) : weeksLater(weekOf(app.clock()), 1 - demandWeeks)

/** Returns all terms of a query, most requested first, and the unnarrowed ones of all kinds. */
export async function findDemand(app: Pick<AppContext, "db" | "clock">, query: Omit<DemandQuery, "page">) {
  const from = firstWeek(app, query)
  const last = weeksLater(from, demandWeeks - 1)
  const inLanguage = (await listOpenDemand(app.db, from)).filter(
    (sum) => query.lang === undefined || sum[query.lang] > 0,
  )
  const visible = inLanguage.filter((sum) => !sum.ignored)
  const ignored = inLanguage.filter((sum) => sum.ignored)
  const isFresh = (sum: DemandSum) => sum.first === last
  const matching = (query.ignored ? ignored : visible).filter(
    (sum) => (query.kind === undefined || sum[query.kind] > 0) && (!query.fresh || isFresh(sum)),
  )
  return { from, found: matching, visible, ignored, fresh: visible.filter(isFresh).length }
}

/**
 * Returns one page of unanswered requests; the last page for a number beyond it. Omits terms that the
 * catalogue has by now.
 */
export async function readBoard(
  app: Pick<AppContext, "db" | "clock" | "content">,
  query: DemandQuery,
): Promise<DemandBoard> {
  const { from, found: matching, visible, ignored, fresh } = await findDemand(app, query)
  const page = Math.min(query.page, Math.max(1, Math.ceil(matching.length / perPage)))
  const sums = matching.slice((page - 1) * perPage, page * perPage)
  const ofKind = (kind: DemandKind) => visible.filter((sum) => sum[kind] > 0).length
  return {
    ...(await readShares(app.db, from)),
    counts: {
      all: visible.length,
      search: ofKind("search"),
      paste: ofKind("paste"),
      page: ofKind("page"),
      inquiry: ofKind("inquiry"),
      fresh,
      ignored: ignored.length,
    },
    items: await presentSums(app, from, sums),
    total: matching.length,
    page,
    limit: perPage,
  }
}

/** Returns the terms requested since a week that match neither a part nor an alias. */
async function listOpenDemand(db: Database, from: string): Promise<DemandSum[]> {
  const sums = await sumDemand(db, from)
  const terms = sums.map(({ term }) => term)
  const unknown = new Set(await listUnknown(db, terms))
  return sums.filter(({ term }) => unknown.has(term))
}

async function presentSums(
  app: Pick<AppContext, "db" | "content">,
  from: string,
  sums: readonly DemandSum[],
): Promise<DemandItem[]> {
  const keys = sums.map(({ key }) => key)
  const counts = await readWeeks(app.db, from, keys)
  const numbers = sums.flatMap(({ term }) => (isNumberTerm(term) ? [term] : []))
  const near = await findNearNumbers(app, numbers, 1)
  return sums.map((sum) => {
    const is_number = isNumberTerm(sum.term)
    const weeks = Array.from({ length: demandWeeks }, () => 0)
    for (const { key, week, count } of counts) {
      const at = Math.round((Date.parse(week) - Date.parse(from)) / 604_800_000)
      if (key === sum.key) weeks[at] = count
    }
    return {
      term: is_number ? sum.term.toUpperCase() : sum.term,
      is_number,
      kinds: { search: sum.search, paste: sum.paste, page: sum.page, inquiry: sum.inquiry },
      weeks,
      total: sum.total,
      languages: languages.filter((language) => sum[language] > 0),
      is_new: sum.first === weeksLater(from, demandWeeks - 1),
      ignored: sum.ignored,
      nearest: near.get(sum.term)?.map(presentNearest)[0] ?? null,
    }
  })
}

const presentNearest = ({ spare_id, partnumber, segments, why }: NearNumber) => ({
  spare_id,
  partnumber,
  segments,
  why,
})
