import type { AppContext } from "#server/app-context.ts"
import { readTarget } from "./read-target.ts"
import { redirectKey } from "./redirect-key.ts"
import { findByKey } from "./store.ts"

/** Result of a redirect for an address that nothing else serves. */
export type ResolvedMissing =
  | { id: number; location: string /** As stored, without the words of the title. */; path: string }
  | { id: number; location: null }

const maxHops = 5

/**
 * Returns the redirect of a missing address by one indexed read; null when there is none. If the target is itself
 * redirected by now, returns the end of the chain; null for a cycle.
 */
export async function resolveMissing(
  app: Pick<AppContext, "db" | "dialect" | "content" | "config" | "records">,
  url: string,
): Promise<ResolvedMissing | null> {
  let key = redirectKey(url)
  let first: number | null = null
  for (let hop = 0; key !== null && hop < maxHops; hop++) {
    const redirect = await findByKey(app.db, key)
    if (!redirect) return null
    first ??= redirect.id
    if (redirect.status === 410) return { id: first, location: null }
    const target = await readTarget(app, redirect.target)
    if (target) return { id: first, location: target.address, path: target.path }
    key = redirectKey(redirect.target)
  }
  return null
}
