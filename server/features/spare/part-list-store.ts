import { languages } from "#contract/language.ts"
import { type PartColumn, type PartColumnSort, partColumns } from "#contract/part-constants.ts"
import type { ListedPart, PartCounts, PartFilter, PartIdsQuery, PartList, PartListQuery } from "#contract/part-list.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { type SearchContext, searchParts } from "#server/search/search-parts.ts"
import { type FilterScope, countFiltered, isFiltering, passes } from "./part-filter-store.ts"
import { readGaps } from "./part-gap-store.ts"
import { readPartNotes } from "./part-note-store.ts"
import {
  type PartOrder,
  type ShownPartRow,
  lastPage,
  naturalOrder,
  presentPart,
  readPageSlice,
  readPartRowsInOrder,
  readSlice,
} from "./part-store.ts"

interface Group {
  id: number
  part_set: number
  parts_total: number
}
type Slice = Pick<PartListQuery, "page" | "limit">

const byGroup = { columns: ["spare_id", ...naturalOrder.columns], direction: "asc" } as const

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
  const { rows, total, page } = await readPage(app, listed, scope, query)
  const rowIds = rows.map((row) => row.row_id)
  const shown = await readPartRowsInOrder(app.db, rowIds)
  const notes = await readPartNotes(app.db, shown, scope.allSets)
  return { items: shown.map(presentListedPart), notes, total, page, limit: query.limit }
}

/** Returns the number of parts that each filter finds, cached per content version. */
export async function countByFilter(app: SearchContext, id: number | undefined): Promise<PartCounts> {
  await app.content.refresh()
  const groups = await listGroups(app.db)
  const listed = id === undefined ? groups : groups.filter((group) => group.id === id)
  const scope = scopeOf(listed, groups)
  const all = listed.reduce((sum, { parts_total }) => sum + parts_total, 0)
  const count = async (filter: PartFilter) =>
    [...(await countPassing(app, listed, scope, filter)).values()].reduce((sum, passing) => sum + passing, 0)
  return {
    all,
    ...(await readGaps(app, scope.sets)),
    unknown_substitute: await count({ substitute: "unknown" }),
    near: await count({ near: "1" }),
  }
}

/** Returns the ids of a group's parts that match query and filters, by number; null for an unknown group. */
export async function listFoundIds(app: SearchContext, id: number, query: PartIdsQuery): Promise<number[] | null> {
  await app.content.refresh()
  const groups = await listGroups(app.db)
  const group = groups.find((candidate) => candidate.id === id)
  if (!group) return null
  const whole = { page: 1, limit: Math.max(1, group.parts_total) }
  const { rows } = await readPage(app, [group], scopeOf([group], groups), { ...query, ...whole })
  return rows.map((row) => row.id)
}

const scopeOf = (listed: readonly Group[], groups: readonly Group[]): FilterScope => ({
  sets: listed.map((group) => group.part_set),
  allSets: groups.map((group) => group.part_set),
})

async function readPage(
  app: SearchContext,
  groups: readonly Group[],
  scope: FilterScope,
  { query, page, limit, sort, group: _group, ...filter }: PartIdsQuery & Slice & Pick<PartListQuery, "group" | "sort">,
) {
  if (!query.trim()) return walkGroups(app, groups, scope, { page, limit, sort, filter })
  const result = await searchParts(app, { sets: scope.sets, languages }, query, {
    page,
    limit,
    order: sort === undefined ? byGroup : orderByColumn(sort),
    ...(isFiltering(filter) ? { filter: passes(filter, scope.allSets) } : {}),
  })
  return { ...result, rows: result.parts }
}

/** Returns the order of a column; equal values by number. */
function orderByColumn(sort: PartColumnSort): PartOrder {
  const ordersOf: Record<PartColumn, PartOrder["columns"]> = {
    partnumber: [],
    subst_part: ["subst_key"],
    quantity: ["quantity"],
    description_de: ["order_de"],
    description_en: ["order_en"],
    description_ru: ["order_ru"],
  }
  const column = partColumns.find((name) => sort.endsWith(name)) ?? "partnumber"
  return { columns: [...ordersOf[column], ...naturalOrder.columns], direction: sort.startsWith("-") ? "desc" : "asc" }
}

interface Walk extends Slice {
  sort: PartColumnSort | undefined
  filter: PartFilter
}

/** Returns one page of filtered parts: by a column, else group by group through each set's index range. */
async function walkGroups(app: SearchContext, groups: readonly Group[], scope: FilterScope, query: Walk) {
  const counts = await countPassing(app, groups, scope, query.filter)
  const total = groups.reduce((sum, group) => sum + (counts.get(group.part_set) ?? 0), 0)
  const page = Math.min(query.page, lastPage(total, query.limit))
  const rows: { row_id: number; id: number }[] = []
  const filter = isFiltering(query.filter) ? passes(query.filter, scope.allSets) : undefined
  let offset = (page - 1) * query.limit
  if (query.sort !== undefined && groups.length > 0) {
    const order = orderByColumn(query.sort)
    const slice = { page, limit: query.limit, total }
    return { rows: await readPageSlice(app.db, scope.sets, order, slice, filter), total, page }
  }
  for (const { part_set } of groups) {
    const count = counts.get(part_set) ?? 0
    const limit = query.limit - rows.length
    if (limit > 0 && offset < count)
      rows.push(...(await readSlice(app.db, [part_set], naturalOrder, { limit, offset }, filter)))
    offset = Math.max(0, offset - count)
  }
  return { rows, total, page }
}

/** Returns the number of passing parts per set, cached per content version. */
async function countPassing(app: SearchContext, groups: readonly Group[], scope: FilterScope, filter: PartFilter) {
  if (!isFiltering(filter)) return new Map(groups.map(({ part_set, parts_total }) => [part_set, parts_total]))
  const { missing, substitute, quantity, near, since } = filter
  const key = ["filtered", scope.sets.join(), missing, substitute, quantity, near, since].join("|")
  return app.content.remember(key, () => countFiltered(app.db, scope, filter))
}
