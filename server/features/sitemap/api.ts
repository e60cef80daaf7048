import { Readable } from "node:stream"
import { type Context, Hono } from "hono"
import { namesTag, tagOf } from "#server/api-kit/entity-tag.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { listPartFiles, readPartFile, readPartsState } from "./part-files.ts"
import { listSitemapPages } from "./store.ts"
import { sitemapFrame, writeRobots, writeSitemapIndex, writeSitemapPage } from "./write-sitemap.ts"

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
