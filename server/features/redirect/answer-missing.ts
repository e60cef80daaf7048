import type { AppContext } from "#server/app-context.ts"
import { readTarget } from "./read-target.ts"
import { redirectKey } from "./redirect-key.ts"
import { findByKey } from "./store.ts"

/** What a redirect says about an address that nothing else answers. */
export type RedirectAnswer =
  | { id: number; location: string /** As it is stored, without words. */; path: string }
  | { id: number; location: null }

const mostHops = 5

/**
 * Returns where an address that is not found leads to; null where nobody has said, after one indexed read. A target whose page has
 * gone since may be a redirect itself: the visitor is sent to the end of such a chain at once, and nowhere from a circle.
 */
export async function answerMissing(
  app: Pick<AppContext, "db" | "dialect" | "content" | "config">,
  url: string,
): Promise<RedirectAnswer | null> {
  let key = redirectKey(url)
  let first: number | null = null
  for (let hop = 0; key !== null && hop < mostHops; hop++) {
    const found = await findByKey(app.db, key)
    if (!found) return null
    first ??= found.id
    if (found.status === 410) return { id: first, location: null }
    const target = await readTarget(app, found.target)
    if (target) return { id: first, location: target.address, path: target.path }
    key = redirectKey(found.target)
  }
  return null
}
