import type { RouterRoute } from "hono/types"
import { findTargetHandler } from "hono/utils/handler"
import type { RunCall } from "./run-call.ts"

/** Public call whose response depends on the URL only. */
export interface CachedCall {
  path: RegExp
  /** Query keys that the response depends on. */
  queryKeys: readonly string[]
}

// Only one spelling of a record's number or name, so that each record is cached once.
const parameter = "(?:[1-9]\\d{0,9}|[a-z][a-z-]*)"

/** Lists the cacheable calls, as their routes describe themselves. */
export function listCachedCalls(routes: readonly RouterRoute[]): CachedCall[] {
  return routes.flatMap(({ path, handler }) => {
    const { cachedBy } = findTargetHandler(handler) as Partial<RunCall>
    return cachedBy ? [{ path: new RegExp(`^${path.replace(/:\w+/gu, parameter)}$`, "u"), queryKeys: cachedBy }] : []
  })
}
