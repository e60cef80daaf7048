import type { Context } from "hono"
import { namesTag, tagOf } from "./entity-tag.ts"
import type { HttpEnv } from "./http-env.ts"
import { setVersionTag } from "./if-match.ts"
import type { ReadScope } from "#server/records/define-record.ts"

/** Returns the scope of a public read: accounts that may read drafts see hidden content too. */
export const scopeOf = ({ var: { account } }: Pick<Context<HttpEnv>, "var">): ReadScope =>
  account?.abilities.includes("content.read") ? "edited" : "published"

/**
 * Responds to a public read. Anonymous clients get an ETag of the bytes and must revalidate; signed-in ones get the
 * version of the record or of the list's order, for If-Match.
 */
export function openResponse<T extends object>(c: Context<HttpEnv>, body: T, order: { version: number } | null = null) {
  if (c.var.account) {
    if (order) setVersionTag(c, order)
    else if ("version" in body) c.header("ETag", `"${String(body.version)}"`)
    c.header("Cache-Control", "no-store")
    return c.json(body)
  }
  const text = JSON.stringify(body)
  const tag = tagOf(text)
  c.header("ETag", tag)
  c.header("Cache-Control", "no-cache")
  // A 304 has no body, but the typed client treats it as the same response.
  if (namesTag(c.req.header("If-None-Match"), tag)) return c.body(null, 304) as never
  return c.body(text, 200, { "Content-Type": "application/json" }) as unknown as ReturnType<typeof c.json<T>>
}
