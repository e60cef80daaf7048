import type { Context } from "hono"
import type { DeclaredCall } from "./call.ts"
import { hasVersion } from "./describe-call.ts"
import { namesTag, tagOf } from "./entity-tag.ts"
import type { HttpEnv } from "./http-env.ts"
import { Download, Tagged } from "./respond.ts"

/** Sends what a handler returned, as its call describes it. */
export function sendReturned(c: Context<HttpEnv>, call: DeclaredCall, returned: unknown): Response {
  if (returned instanceof Response) return returned
  if (returned instanceof Download) return c.body(returned.content, 200, returned.headers)
  const { version, content } = returned instanceof Tagged ? returned : new Tagged(versionIn(returned, call), returned)
  const isOpen = (call.cached ?? call.revalidated) === true
  if (isOpen && !c.var.account) return respondToVisitor(c, content)
  if (isOpen) c.header("Cache-Control", "no-store")
  if (version !== undefined) c.header("ETag", `"${version}"`)
  return call.returns && content !== null ? c.json(content as object, call.status ?? 200) : c.body(null, 204)
}

function versionIn(returned: unknown, call: DeclaredCall): number | undefined {
  const isRead = call.cached ?? call.revalidated ?? hasVersion(call)
  if (!isRead || typeof returned !== "object" || returned === null || !("version" in returned)) return undefined
  return Number(returned.version)
}

/** Sends a read that is the same for every visitor, with an ETag of its bytes; visitors revalidate it. */
function respondToVisitor(c: Context<HttpEnv>, content: unknown): Response {
  const text = JSON.stringify(content)
  const tag = tagOf(text)
  c.header("ETag", tag)
  c.header("Cache-Control", "no-cache")
  if (namesTag(c.req.header("If-None-Match"), tag)) return c.body(null, 304)
  return c.body(text, 200, { "Content-Type": "application/json" })
}
