import { serveStatic } from "@hono/node-server/serve-static"
import type { Hono, MiddlewareHandler } from "hono"
import { join } from "node:path"
import type { HttpEnv } from "#server/api-kit/http-env.ts"

const fixedNames = [
  "favicon.svg",
  // Requested by search engines and phones by convention; no page links them.
  "favicon.ico",
  "apple-touch-icon.png",
  "logo-mark.svg",
  "logo-mark-light.svg",
  "logo-512.png",
]

/**
 * Mounts the built scripts, styles and fonts under hashed names, the design's pictures under numbered ones, and the
 * files with fixed names.
 */
export function mountStaticFiles(site: Hono<HttpEnv>, programDir: string): void {
  const root = join(programDir, "build/client")
  const forever = keepFor("public, max-age=31536000, immutable")
  site.use("/assets/*", forever, serveStatic({ root, precompressed: true }))
  site.get("/pictures/*", forever, serveStatic({ root }))
  for (const file of fixedNames)
    site.get(`/${file}`, keepFor("public, max-age=86400"), serveStatic({ root, precompressed: true }))
}

/** Sets Cache-Control early: headers set in serveStatic's `onFound` come too late to be sent. */
function keepFor(value: string): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next()
    if (c.res.ok) c.header("Cache-Control", value)
  }
}
