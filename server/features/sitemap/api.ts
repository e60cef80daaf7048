import { AppError } from "#server/app-error.ts"
import { closedRetrySeconds, isClosed } from "#server/open-site.ts"
import { Readable } from "node:stream"
import { type Context, Hono } from "hono"
import { sql } from "kysely"
import { namesTag, tagOf } from "#server/api-kit/entity-tag.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { languages } from "#contract/language.ts"
import { ownSlug } from "#contract/number-reader/own-slug.ts"
import { yieldToEventLoop } from "#server/db/chunks.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { isPublished } from "#server/records/visibility.ts"
import { listSitemapPages } from "./store.ts"
import { sitemapFrame, writeRobots, writeSitemapIndex, writeSitemapPage, type SitemapFile } from "./write-sitemap.ts"
import type { SitemapPage } from "./records.ts"

const idsPerFile = 5_000
const idsPerStep = 500

/** Returns a text that changes with every part and with the set of public groups. */
async function readPartsState(db: Database): Promise<string> {
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
async function listPartFiles(db: Database): Promise<SitemapFile[]> {
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
async function* readPartFile(db: Database, number: number): AsyncGenerator<SitemapPage[]> {
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
    [...Map.groupBy(alike, (row) => row.partnumber)].flatMap(([partnumber, group]) => {
      const slug = /\d/u.test(partnumber) ? ownSlug(partnumber, alike) : ""
      const path = `/part/${encodeURIComponent(slug)}`
      const described = languages.filter((language) => group.some((row) => row[language]))
      const [first] = group
      if (!first || slug === "" || described.length === 0) return []
      const changed = group.map((row) => row.updated_at).reduce((left, right) => (left > right ? left : right))
      return [
        {
          id: first.id,
          page: { paths: Object.fromEntries(described.map((language) => [language, path])), changed, images: [] },
        },
      ]
    }),
  )
}

/** Responds 304 to a client that has this state; otherwise renders and sends the body. */
function sendXml(c: Context<HttpEnv>, state: string, body: () => string | ReadableStream<Uint8Array>): Response {
  const tag = `W/${tagOf(c.var.app.config.publicUrl + state)}`
  c.header("ETag", tag)
  c.header("Cache-Control", "public, no-cache")
  if (namesTag(c.req.header("If-None-Match"), tag)) return c.body(null, 304)
  c.header("Content-Type", "application/xml; charset=utf-8")
  return c.newResponse(body())
}

/** Serves what search engines read besides pages; all URLs use PUBLIC_URL. */
export const searchEngineRoutes = new Hono<HttpEnv>()
  .get("/robots.txt", (c) => {
    c.header("Cache-Control", "public, max-age=3600")
    return c.text(writeRobots(c.var.app.config.publicUrl))
  })
  .use("/:file{sitemap.*}", async (c, next) => {
    if (await isClosed(c.var.app)) throw new AppError("unavailable", { retryAfter: closedRetrySeconds })
    await next()
  })
  .get("/sitemap.xml", async (c) => {
    const { db, records, config } = c.var.app
    const pages = await listSitemapPages(db, records)
    const changed = pages.map((page) => page.changed).toSorted()
    const files = [{ path: "/sitemap-pages.xml", changed: changed.at(-1) ?? "" }, ...(await listPartFiles(db))]
    const xml = writeSitemapIndex(files, config.publicUrl)
    return sendXml(c, xml, () => xml)
  })
  .get("/sitemap-pages.xml", async (c) => {
    const { db, records, config } = c.var.app
    const pages = await listSitemapPages(db, records)
    const xml =
      sitemapFrame.start + pages.map((page) => writeSitemapPage(page, config.publicUrl)).join("") + sitemapFrame.end
    return sendXml(c, xml, () => xml)
  })
  .get(String.raw`/:file{sitemap-parts-[1-9]\d{0,5}\.xml}`, async (c, next) => {
    const { db, config } = c.var.app
    const path = `/${c.req.param("file")}`
    if (!(await listPartFiles(db)).some((file) => file.path === path)) return next()
    const number = Number(path.replace(/\D/gu, ""))
    const encoder = new TextEncoder()
    async function* write() {
      yield encoder.encode(sitemapFrame.start)
      for await (const pages of readPartFile(db, number))
        yield encoder.encode(pages.map((page) => writeSitemapPage(page, config.publicUrl)).join(""))
      yield encoder.encode(sitemapFrame.end)
    }
    return sendXml(
      c,
      `${path} ${await readPartsState(db)}`,
      () => Readable.toWeb(Readable.from(write())) as ReadableStream<Uint8Array>,
    )
  })
