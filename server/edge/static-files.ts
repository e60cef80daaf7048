import { serveStatic } from "@hono/node-server/serve-static"
import type { Hono, MiddlewareHandler } from "hono"
import { join } from "node:path"
import type { HttpEnv } from "#server/api-kit/http-env.ts"

const fixedNames = [
  "favicon.svg",
  // No page names these two: search engines and the home screens of phones ask for them by habit.
  "favicon.ico",
  "apple-touch-icon.png",
  "logo-mark.svg",
  "logo-mark-light.svg",
  "logo-512.png",
]

/**
 * The built scripts, styles and fonts under hashed names, the design's pictures under numbered
 * ones, and the few files with fixed ones.
 */
export function mountStaticFiles(site: Hono<HttpEnv>, programDir: string): void {
  const root = join(programDir, "build/client")
  const forever = keepFor("public, max-age=31536000, immutable")
  site.use("/assets/*", forever, serveStatic({ root, precompressed: true }))
  site.get("/pictures/*", forever, serveStatic({ root }))
  for (const file of fixedNames)
    site.get(`/${file}`, keepFor("public, max-age=86400"), serveStatic({ root, precompressed: true }))
}

/** Sets the header on the cached response: what serveStatic's `onFound` sets comes too late to be sent. */
function keepFor(value: string): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next()
    if (c.res.ok) c.header("Cache-Control", value)
  }
}
