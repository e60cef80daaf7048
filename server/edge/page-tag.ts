import { hash } from "node:crypto"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { namesTag, tagOf } from "#server/api-kit/entity-tag.ts"

/**
 * Returns a function that makes ETags for pages outside the cache from program file, URL and loader data, so that an
 * unchanged page is 304 before it is rendered.
 */
export function createPageTag(programFile: string) {
  const program = hash("sha256", readFileSync(fileURLToPath(programFile)), "base64url")
  return (url: string, loaded: unknown): string => `W/${tagOf(JSON.stringify([program, url, loaded]))}`
}

/** Returns whether the client already has the page with this tag. */
export const isUnchanged = (request: Request, tag: string): boolean =>
  namesTag(request.headers.get("If-None-Match"), tag)
