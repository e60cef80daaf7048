import { Hono } from "hono"
import { languages } from "#contract/language.ts"
import { readSettings } from "#server/features/settings/store.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"

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
