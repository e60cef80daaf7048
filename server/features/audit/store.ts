import { type Expression, type SqlBool, sql } from "kysely"
import { type AuditEvent, auditGroupMembers } from "#contract/audit-constants.ts"
import type { AuditQuery } from "#contract/audit.ts"
import { countRows } from "#server/db/count-rows.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { shiftDay, startOfGermanDay } from "#server/german-time.ts"
import { escapeLike } from "#server/db/escape-like.ts"
import type { TableRow } from "#server/db/schema/tables.ts"

export type LogFilter = Pick<AuditQuery, "person" | "kind" | "from" | "to" | "query">

/** Entry of either table, in the audit's columns. */
export interface LogRow extends TableRow<"audit"> {
  source: Source
  event: AuditEvent
}

/** Cursor of an export: the row it continues after. */
type Position = Pick<LogRow, "at" | "id" | "source">

interface Slice {
  limit: number
  offset?: number
  /** Counts the offset from the oldest entry, which is faster for the last pages. */
  fromOldest?: boolean
  after?: Position | undefined
}

type Source = "audit" | "history"

/**
 * Columns that the log is filtered and ordered by, under the same names in both tables and covered by their indexes.
 */
const noted = (db: Database) =>
  db
    .selectFrom("audit")
    .select(["at", "id", "account_id", "event", "kind", "who", "title", "detail"])
    .select(sql<Source>`'audit'`.as("source"))
const edits = (db: Database) =>
  db
    .selectFrom("history")
    .select(["replaced_at as at", "id", "account_id", "event", "kind", "replaced_by as who", "title"])
    .select([sql<string>`cast('' as text)`.as("detail"), sql<Source>`'history'`.as("source")]) as unknown as ReturnType<
    typeof noted
  >

/** Counts the filtered entries in the audit and in the history, which records edits. */
export async function countLogRows(db: Database, filter: LogFilter): Promise<number> {
  const people = await peopleNamed(db, filter)
  const counts = await Promise.all(
    [noted(db), edits(db)].map((rows) => countRows(db.selectFrom(rows.as("log")).where(matching(filter, people)))),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Returns filtered entries of audit and history together, newest first. */
export async function readLogRows(db: Database, filter: LogFilter, slice: Slice): Promise<LogRow[]> {
  const keys = await findKeys(db, filter, slice)
  const idsOf = (source: Source) => keys.filter((key) => key.source === source).map(({ id }) => id)
  const audit = await db
    .selectFrom("audit")
    .selectAll()
    .where("id", "in", [0, ...idsOf("audit")])
    .execute()
  const history = await db
    .selectFrom("history")
    .select(["replaced_at as at", "id", "replaced_by as who", "account_id", "event", "kind", "record_id", "title"])
    .where("id", "in", [0, ...idsOf("history")])
    .execute()
  const rows = new Map<string, LogRow>()
  for (const row of audit) rows.set(`audit ${row.id}`, { ...row, source: "audit", event: row.event as AuditEvent })
  for (const row of history)
    rows.set(`history ${row.id}`, { ...row, source: "history", event: row.event as AuditEvent, count: 1, detail: "" })
  return keys.flatMap(({ source, id }) => rows.get(`${source} ${id}`) ?? [])
}

/** Returns the keys of the rows of a page from the indexes alone, however far back it is. */
async function findKeys(
  db: Database,
  filter: LogFilter,
  { limit, offset = 0, fromOldest = false, after }: Slice,
): Promise<Position[]> {
  const keys = db
    .selectFrom(noted(db).unionAll(edits(db)).as("log"))
    .select(["at", "id", "source"])
    .where(matching(filter, await peopleNamed(db, filter)))
    .where(behind(after))
    .limit(limit)
    .offset(offset)
  if (!fromOldest) return keys.orderBy("at", "desc").orderBy("id", "desc").orderBy("source").execute()
  return (await keys.orderBy("at").orderBy("id").orderBy("source", "desc").execute()).toReversed()
}

/** Returns the accounts whose current name or login matches; entries store the name of their time. */
async function peopleNamed(db: Database, { query }: LogFilter): Promise<number[]> {
  if (!query) return []
  const rows = await db
    .selectFrom("admin")
    .select("id")
    .where(contains(["name", "login"], query))
    .execute()
  return rows.map(({ id }) => id)
}

/** SQLite's lower() knows ASCII only, so Cyrillic is also compared as typed. */
function contains(columns: readonly string[], query: string): Expression<SqlBool> {
  const pattern = `%${escapeLike(query.toLowerCase())}%`
  const typed = `%${escapeLike(query)}%`
  const matches = columns.map(
    (column) =>
      sql`lower(${sql.ref(column)}) like ${pattern} escape '\\' or ${sql.ref(column)} like ${typed} escape '\\'`,
  )
  return sql<SqlBool>`(${sql.join(matches, sql` or `)})`
}

function matching({ person, kind, from, to, query }: LogFilter, people: readonly number[]): Expression<SqlBool> {
  // Versions without an event are covered by an audit entry for several edits.
  const conditions: Expression<unknown>[] = [sql`event <> ''`]
  if (person !== undefined) conditions.push(byPerson(person))
  if (kind !== undefined) {
    const { events, kinds } = auditGroupMembers[kind]
    conditions.push(sql`(${oneOf("event", events)} or ${oneOf("kind", kinds)})`)
  }
  if (from !== undefined) conditions.push(sql`at >= ${startOfGermanDay(from).toISOString()}`)
  if (to !== undefined) conditions.push(sql`at < ${startOfGermanDay(shiftDay(to, 1)).toISOString()}`)
  if (query) conditions.push(sql`(${contains(["who", "title", "detail"], query)} or ${oneOf("account_id", people)})`)
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

/** Matches an account by id; otherwise, and for access keys with a numeric name, by the stored name. */
function byPerson(person: string): Expression<unknown> {
  const named = sql`(account_id is null and who = ${person})`
  return /^[1-9]\d{0,8}$/u.test(person) ? sql`(account_id = ${Number(person)} or ${named})` : named
}

const oneOf = (column: string, values: readonly (string | number)[]): Expression<unknown> =>
  values.length === 0 ? sql`1 = 0` : sql`${sql.ref(column)} in (${sql.join([...values])})`

/** Rows after a cursor in the order "newest first, audit before history". */
const behind = (after: Position | undefined): Expression<SqlBool> =>
  after
    ? sql<SqlBool>`(at < ${after.at} or (at = ${after.at} and
        (id < ${after.id} or (id = ${after.id} and source > ${after.source}))))`
    : sql<SqlBool>`1 = 1`
