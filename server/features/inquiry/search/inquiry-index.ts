import { sql } from "kysely"
import { chunks } from "#server/db/chunks.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { foldForSearch, searchTerms } from "./fold-search.ts"
import { readSources } from "./read-sources.ts"

const dueAtOnce = 500
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
    const { rows } = await sql<{ id: number; request_id: number }>`
      select id, request_id from inquiry_index_due order by id limit ${dueAtOnce}`.execute(db)
    if (rows.length === 0) return
    await db.transaction().execute(async (trx) => {
      const ids = [...new Set(rows.map(({ request_id }) => request_id))]
      const texts = [...(await readSources(trx, ids))].map(([id, sources]) => ({
        id,
        text: [...new Set(sources.map(({ text }) => foldForSearch(text.slice(0, longestText))))].join("\n"),
      }))
      await sql`delete from inquiry_index where rowid in (${literals(ids)})`.execute(trx)
      for (const batch of chunks(texts, textsAtOnce)) {
        const values = batch.map(({ id, text }) => sql`(${sql.lit(id)}, ${text})`)
        await sql`insert into inquiry_index (rowid, text) values ${sql.join(values)}`.execute(trx)
      }
      // By id: what has changed meanwhile is due again.
      await sql`delete from inquiry_index_due where id in (${literals(rows.map(({ id }) => id))})`.execute(trx)
    })
  }
}

// SQLite's full-text table finds a row id faster by a literal than by a parameter, which is a real number there.
const literals = (ids: readonly number[]) => sql.join(ids.map((id) => sql.lit(id)))

/** Returns the condition that an inquiry contains all terms of a query, in any spelling. */
export function inquiryContains(query: string) {
  const terms = searchTerms(query).map((term) => sql`text like ${`%${term}%`}`)
  const condition = terms.length === 0 ? sql`1 = 0` : sql.join(terms, sql` and `)
  return sql<boolean>`request.id in (select rowid from inquiry_index where ${condition})`
}
