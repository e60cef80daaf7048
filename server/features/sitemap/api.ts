import { createHash } from "node:crypto"
import { Hono } from "hono"
import { namesTag } from "#server/api-kit/entity-tag.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { listSitemapPages } from "./store.ts"
import { writeRobots, writeSitemap } from "./write-sitemap.ts"

/** What search engines read besides the pages; every address in it comes from PUBLIC_URL. */
export function searchEngineRoutes(): Hono<HttpEnv> {
  return new Hono<HttpEnv>()
    .get("/robots.txt", (c) => {
      c.header("Cache-Control", "public, max-age=3600")
      return c.text(writeRobots(c.var.app.config.publicUrl))
    })
    .get("/sitemap.xml", async (c) => {
      const xml = writeSitemap(await listSitemapPages(c.var.app.db, c.var.app.records), c.var.app.config.publicUrl)
      const tag = `"${createHash("sha256").update(xml).digest("base64url").slice(0, 22)}"`
      c.header("ETag", tag)
      c.header("Cache-Control", "public, no-cache")
      if (namesTag(c.req.header("If-None-Match"), tag)) return c.body(null, 304)
      c.header("Content-Type", "application/xml; charset=utf-8")
      return c.body(xml)
    })
}
