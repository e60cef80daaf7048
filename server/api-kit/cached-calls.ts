import type { RouterRoute } from "hono/types"
import { findTargetHandler } from "hono/utils/handler"

/** An open call whose response is the same for everybody who asks under the same address. */
export interface CachedCall {
  path: RegExp
  /** The query keys that its response depends on. */
  queryKeys: readonly string[]
}

// One spelling of each record's number or name, so that a record is cached once.
const parameter = "(?:[1-9]\\d{0,9}|[a-z][a-z-]*)"

/** Marks a handler of a route whose responses may be cached. */
export const cached = <Handler extends object>(handler: Handler) => Object.assign(handler, { isCached: true as const })

/** Notes on a handler which query keys it reads. */
export const readingQuery = <Handler extends object>(handler: Handler, queryKeys: readonly string[]) =>
  Object.assign(handler, { queryKeys })

/** Lists the calls that may be cached, as their routes describe themselves. */
export function listCachedCalls(routes: readonly RouterRoute[]): CachedCall[] {
  const handlersOf = Map.groupBy(
    routes.filter(({ method }) => method === "GET"),
    ({ path }) => path,
  )
  return [...handlersOf].flatMap(([path, entries]) => {
    const handlers = entries.map(({ handler }) => findTargetHandler(handler))
    if (!handlers.some((handler) => "isCached" in handler)) return []
    const queryKeys = handlers.flatMap((handler) => ("queryKeys" in handler ? (handler.queryKeys as string[]) : []))
    return [{ path: new RegExp(`^${path.replace(/:\w+/gu, parameter)}$`, "u"), queryKeys }]
  })
}
