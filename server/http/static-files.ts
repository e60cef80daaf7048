import { serveStatic } from "@hono/node-server/serve-static"
import type { Hono } from "hono"
import { join } from "node:path"
import type { HttpEnv } from "./http-env.ts"

/**
 * The built scripts, styles and fonts under hashed names, the design's pictures under numbered
 * ones, and the few files with fixed ones.
 */
export function mountStaticFiles(site: Hono<HttpEnv>, programDir: string): void {
  const root = join(programDir, "build/client")
  const forever = "public, max-age=31536000, immutable"
  site.use(
    "/assets/*",
    serveStatic({ root, precompressed: true, onFound: (_path, c) => c.header("Cache-Control", forever) }),
  )
  site.get("/pictures/*", serveStatic({ root, onFound: (_path, c) => c.header("Cache-Control", forever) }))
  for (const file of ["/favicon.svg", "/logo-mark.svg", "/logo-mark-light.svg"])
    site.get(file, serveStatic({ root, onFound: (_path, c) => c.header("Cache-Control", "public, max-age=86400") }))
}
