import { sql } from "kysely"
import { languages } from "#contract/language.ts"
import { ownSlug } from "#contract/number-reader/own-slug.ts"
import { yieldToEventLoop } from "#server/db/chunks.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { isPublished } from "#server/records/visibility.ts"
import type { SitemapPage } from "./records.ts"
import type { SitemapFile } from "./write-sitemap.ts"

const idsPerFile = 5_000
const idsPerStep = 500

/** Returns a text that changes with every part and with the set of public groups. */
export async function readPartsState(db: Database): Promise<string> {
  const rows = await db
    .selectFrom("spare")
    .select(["part_set", "parts_version", "parts_updated_at"])
    .where(isPublished("spare"))
    .orderBy("id")
    .execute()
  return JSON.stringify(rows.map((row) => Object.values(row)))
}

/**
 * Returns the sitemap files of parts, split by id, each with the last change of its groups; one index seek per file.
 */
export async function listPartFiles(db: Database): Promise<SitemapFile[]> {
  const first = (from: ReturnType<typeof sql>) =>
    sql`(select min(id) from part where part.part_set = step.part_set and part.id >= ${from}) / ${sql.lit(idsPerFile)}`
  const { rows } = await sql<{ number: number; changed: string }>`with recursive file (part_set, number) as (
      select part_set, ${first(sql`0`)} from spare as step where ${isPublished("spare", "step")}
      union all
      select part_set, ${first(sql`(step.number + 1) * ${sql.lit(idsPerFile)}`)} from file as step where step.number is not null
    )
    select file.number as number, max(spare.parts_updated_at) as changed
    from file join spare on spare.part_set = file.part_set and ${isPublished("spare")}
    where file.number is not null group by file.number order by file.number`.execute(db)
  return rows.map(({ number, changed }) => ({ path: `/sitemap-parts-${number + 1}.xml`, changed }))
}

/** Yields the part pages of a file in short steps: each number once, in the languages that describe it. */
export async function* readPartFile(db: Database, number: number): AsyncGenerator<SitemapPage[]> {
  const end = number * idsPerFile
  for (let from = end - idsPerFile; from < end; from += idsPerStep) {
    const keys = await db
      .selectFrom("spare")
      .innerJoin("part", "part.part_set", "spare.part_set")
      .select("part.number_key")
      .where(isPublished("spare"))
      .where("part.id", ">=", from)
      .where("part.id", "<", from + idsPerStep)
      .execute()
    if (keys.length > 0) {
      const rows = await readAlike(db, [...new Set(keys.map((row) => row.number_key))])
      yield pagesOf(rows).flatMap(({ id, page }) => (id >= from && id < from + idsPerStep ? [page] : []))
    }
    await yieldToEventLoop()
  }
}

type AlikeRow = Awaited<ReturnType<typeof readAlike>>[number]

const readAlike = (db: Database, keys: readonly string[]) =>
  db
    .selectFrom("spare")
    .innerJoin("part", "part.part_set", "spare.part_set")
    .select(["part.id", "part.partnumber", "part.number_key", "part.updated_at"])
    .select(languages.map((language) => sql<boolean>`part.${sql.ref(`description_${language}`)} <> ''`.as(language)))
    .where(isPublished("spare"))
    .where("part.number_key", "in", keys)
    .orderBy("part.id")
    .execute()

/** Returns one page per number with a digit, under the smallest of its ids. */
function pagesOf(rows: readonly AlikeRow[]): { id: number; page: SitemapPage }[] {
  return [...Map.groupBy(rows, (row) => row.number_key).values()].flatMap((alike) =>
    [...Map.groupBy(alike, (row) => row.partnumber)].flatMap(([partnumber, same]) => {
      const slug = /\d/u.test(partnumber) ? ownSlug(partnumber, alike) : ""
      const path = `/part/${encodeURIComponent(slug)}`
      const described = languages.filter((language) => same.some((row) => row[language]))
      const [first] = same
      if (!first || slug === "" || described.length === 0) return []
      const changed = same.map((row) => row.updated_at).reduce((one, other) => (one > other ? one : other))
      return [
        {
          id: first.id,
          page: { paths: Object.fromEntries(described.map((language) => [language, path])), changed, images: [] },
        },
      ]
    }),
  )
}
