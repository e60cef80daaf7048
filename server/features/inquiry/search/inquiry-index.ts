import { sql } from "kysely"
import { chunks, idsOf } from "#server/db/chunks.ts"
import type { AppContext } from "#server/app-context.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { foldForSearch, searchTerms } from "./fold-search.ts"
import { readSources } from "./read-sources.ts"

const dueAtOnce = 200
/** Rows of a statement: texts are long. */
const textsAtOnce = 50
/** A longer text is searched in its beginning. */
const longestText = 50_000

const running = new WeakMap<Database, Promise<void>>()

/** Brings the index up to date with what has changed since; one at a time, so that no older text replaces a newer one. */
export function refreshInquiryIndex(db: Database): Promise<void> {
  const before = running.get(db) ?? Promise.resolve()
  const work = before.catch(() => undefined).then(() => indexDue(db))
  running.set(db, work)
  return work
}

async function indexDue(db: Database): Promise<void> {
  for (;;) {
    const requests = await sql<{ id: number }>`
      select distinct request_id as id from inquiry_index_due limit ${dueAtOnce}`.execute(db)
    if (requests.rows.length === 0) return
    await db.transaction().execute(async (trx) => {
      // What changes meanwhile adds a row, and is due again; another process waits here, and finds these done.
      const due = await sql<{ id: number }>`
        delete from inquiry_index_due where request_id in (${literals(idsOf(requests.rows))})
        returning request_id as id`.execute(trx)
      const ids = [...new Set(idsOf(due.rows))]
      if (ids.length === 0) return
      const texts = [...(await readSources(trx, ids))].map(([id, sources]) => ({
        id,
        text: [...new Set(sources.map(({ text }) => foldForSearch(text.slice(0, longestText))))].join("\n"),
      }))
      await sql`delete from inquiry_index where rowid in (${literals(ids)})`.execute(trx)
      for (const batch of chunks(texts, textsAtOnce)) {
        const values = batch.map(({ id, text }) => sql`(${sql.lit(id)}, ${text})`)
        await sql`insert into inquiry_index (rowid, text) values ${sql.join(values)}`.execute(trx)
      }
    })
  }
}

// Thousands of numbers in one piece: building a statement of as many nodes costs more than the search. SQLite's
// full-text table also finds a row id faster by a literal than by a parameter, which is a real number there.
const literals = (ids: readonly number[]) => sql.raw(ids.map(Number).join())

/**
 * Returns the inquiries that contain all terms of a query, in any spelling, also those in the trash; null for a query
 * without a text.
 */
export async function findInquiryIds(
  { db, dialect }: Pick<AppContext, "db" | "dialect">,
  query = "",
): Promise<number[] | null> {
  if (query.trim() === "") return null
  await refreshInquiryIndex(db)
  const terms = searchTerms(query)
  if (terms.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select rowid as id from inquiry_index where ${dialect.containsTerms(terms)}`.execute(db)
  return idsOf(rows)
}

/** Returns the condition that an inquiry is among those found; searching once is faster than once a statement. */
export const isAmongInquiries = (ids: readonly number[]) =>
  ids.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`request.id in (${literals(ids)})`
