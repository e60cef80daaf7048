import { languages } from "#contract/language.ts"
import type { ListedPart, PartFilter, PartIdsQuery, PartList, PartListQuery } from "#contract/part-list.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { type SearchContext, findPositions, readInOrder } from "#server/search/find-parts.ts"
import { findFirstReading } from "#server/search/find-first-reading.ts"
import { type FilterScope, countFiltered, isFiltering, listFiltered, passes } from "./part-filter-store.ts"
import { type ShownPartRow, lastPage, presentPart, readPartRowsInOrder } from "./part-store.ts"

interface Group {
  id: number
  part_set: number
  parts_total: number
}
type Slice = Pick<PartListQuery, "page" | "limit">
type Rows = { row_id: number; id: number }[]

const naturalOrder = { columns: ["spare_id", "sort_key", "id"], direction: "asc" } as const

const listGroups = (db: Database): Promise<Group[]> =>
  db
    .selectFrom("spare")
    .select(["id", "part_set", "parts_total"])
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute()

export const presentListedPart = (row: ShownPartRow): ListedPart => ({ ...presentPart(row), spare_id: row.spare_id })

/** Returns one page of the parts of all groups, or of one, that match query and filters: by group, then by number. */
export async function listPartsOfGroups(app: SearchContext, query: PartListQuery): Promise<PartList> {
  await app.content.refresh()
  const groups = await listGroups(app.db)
  const listed = query.group === undefined ? groups : groups.filter(({ id }) => id === query.group)
  const scope = scopeOf(listed, groups)
  const { limit } = query
  const { rows, total, page } = query.query.trim()
    ? await findFiltered(app, scope, query, query)
    : await walkGroups(app, listed, scope, query)
  const rowIds = rows.map((row) => row.row_id)
  const shown = await readPartRowsInOrder(app.db, rowIds)
  return { items: shown.map(presentListedPart), total, page, limit }
}

/** Returns the ids of a group's parts that match query and filters, by number; null for an unknown group. */
export async function listFoundIds(app: SearchContext, id: number, query: PartIdsQuery): Promise<number[] | null> {
  await app.content.refresh()
  const groups = await listGroups(app.db)
  const group = groups.find((one) => one.id === id)
  if (!group) return null
  const scope = scopeOf([group], groups)
  const limit = Math.max(1, group.parts_total)
  const rows = query.query.trim()
    ? (await findFiltered(app, scope, query, { page: 1, limit })).rows
    : await listFiltered(app.db, group.part_set, scope.known, query, { limit, offset: 0 })
  return rows.map((row) => row.id)
}

const scopeOf = (listed: readonly Group[], groups: readonly Group[]): FilterScope => ({
  sets: listed.map((group) => group.part_set),
  known: groups.map((group) => group.part_set),
})

/** One page of what a query finds and the filters let pass; how the query is read does not depend on the filters. */
async function findFiltered(app: SearchContext, scope: FilterScope, query: PartIdsQuery, slice: Slice) {
  const of = { sets: scope.sets, languages }
  const { positions } = await findFirstReading(app, of, query.query, async (asked) => {
    const positions = await findPositions(app, of, asked)
    return { positions, total: positions.length }
  })
  const filter = isFiltering(query) ? { filter: passes(query, scope.known) } : {}
  return readInOrder(app, positions, { ...naturalOrder, ...filter, ...slice })
}

/** Returns one page of filtered parts, read group by group through each set's index range. */
async function walkGroups(app: SearchContext, groups: readonly Group[], scope: FilterScope, query: PartFilter & Slice) {
  const counts = await countPassing(app, groups, scope, query)
  const total = groups.reduce((sum, group) => sum + (counts.get(group.part_set) ?? 0), 0)
  const page = Math.min(query.page, lastPage(total, query.limit))
  const rows: Rows = []
  let offset = (page - 1) * query.limit
  for (const { part_set } of groups) {
    const count = counts.get(part_set) ?? 0
    const limit = query.limit - rows.length
    if (limit > 0 && offset < count)
      rows.push(...(await listFiltered(app.db, part_set, scope.known, query, { limit, offset })))
    offset = Math.max(0, offset - count)
  }
  return { rows, total, page }
}

/** Returns the number of passing parts per set, cached per content version. */
async function countPassing(app: SearchContext, groups: readonly Group[], scope: FilterScope, filter: PartFilter) {
  if (!isFiltering(filter)) return new Map(groups.map(({ part_set, parts_total }) => [part_set, parts_total]))
  const { missing, substitute, quantity } = filter
  const key = ["filtered", scope.sets.join(), missing, substitute, quantity].join("|")
  return app.content.remember(key, () => countFiltered(app.db, scope, filter))
}
