import { hash } from "node:crypto"
import type { Context } from "hono"
import { namesTag } from "./entity-tag.ts"
import type { ReadScope } from "#server/records/read-scope.ts"
import type { HttpEnv } from "./http-env.ts"
import { setVersionTag } from "./if-match.ts"

/** Returns what a caller of an open read sees: those who read the content as it is edited see what is hidden too. */
export const scopeOf = ({ var: { admin } }: Pick<Context<HttpEnv>, "var">): ReadScope =>
  admin?.abilities.includes("content.read") ? "edited" : "published"

/**
 * Answers an open read: anonymous readers get an ETag made of the bytes and may keep the response if they ask each time; the
 * signed-in get the version of the record, or of a list's order, as ETag, for If-Match.
 */
export function openResponse<T extends object>(c: Context<HttpEnv>, body: T, order: { version: number } | null = null) {
  if (c.var.admin) {
    if (order) setVersionTag(c, order)
    else if ("version" in body) c.header("ETag", `"${String(body.version)}"`)
    c.header("Cache-Control", "no-store")
    return c.json(body)
  }
  const text = JSON.stringify(body)
  const tag = `"${hash("sha256", text, "base64url").slice(0, 22)}"`
  c.header("ETag", tag)
  c.header("Cache-Control", "no-cache")
  // A 304 has no body, but to the typed client it is the same response.
  if (namesTag(c.req.header("If-None-Match"), tag)) return c.body(null, 304) as never
  return c.body(text, 200, { "Content-Type": "application/json" }) as unknown as ReturnType<typeof c.json<T>>
}
