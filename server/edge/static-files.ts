import { join } from "node:path"
import { serveStatic } from "@hono/node-server/serve-static"
import { Hono, type MiddlewareHandler } from "hono"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { languages } from "#contract/language.ts"
import { readSettings } from "#server/features/settings/store.ts"

const validDays = 180
const dayMs = 86_400_000

/**
 * Serves RFC 9116's file: where to report a security problem. It expires some months from today, so that an abandoned
 * site promises nothing.
 */
export function securityTxtRoutes(): Hono<HttpEnv> {
  return new Hono<HttpEnv>().get("/.well-known/security.txt", async (c) => {
    const { db, clock, config } = c.var.app
    const { email } = await readSettings(db)
    const expires = new Date((Math.floor(clock().getTime() / dayMs) + validDays) * dayMs)
    const lines = [
      `Contact: ${email ? `mailto:${email}` : `${config.publicUrl}/contact`}`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${languages.join(", ")}`,
      `Canonical: ${config.publicUrl}/.well-known/security.txt`,
    ]
    c.header("Cache-Control", "public, max-age=86400")
    return c.text(`${lines.join("\n")}\n`)
  })
}

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
