import { hash } from "node:crypto"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { namesTag } from "#server/api-kit/entity-tag.ts"

/**
 * Returns a maker of ETags for pages that are not kept in memory: of the program's file, the address and what the loaders have read,
 * so that a reader who has the page gets 304 before it is rendered.
 */
export function createPageTag(programFile: string) {
  const program = hash("sha256", readFileSync(fileURLToPath(programFile)), "base64url")
  return (url: string, loaded: unknown): string =>
    `W/"${hash("sha256", JSON.stringify([program, url, loaded]), "base64url").slice(0, 22)}"`
}

/** Returns whether the reader already has the page with this tag. */
export const isUnchanged = (request: Request, tag: string): boolean =>
  namesTag(request.headers.get("If-None-Match"), tag)
