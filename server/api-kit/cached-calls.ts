import type { RouterRoute } from "hono/types"
import { findTargetHandler } from "hono/utils/handler"

/** Public call whose response depends on the URL only. */
export interface CachedCall {
  path: RegExp
  /** Query keys that the response depends on. */
  queryKeys: readonly string[]
}

// Only one spelling of a record's number or name, so that each record is cached once.
const parameter = "(?:[1-9]\\d{0,9}|[a-z][a-z-]*)"

/** Marks a route handler whose responses may be cached. */
export const cached = <Handler extends object>(handler: Handler) => Object.assign(handler, { isCached: true as const })

/** Declares on a handler which query keys it reads; they are asked for where its responses are cached. */
export const readingQuery = <Handler extends object>(handler: Handler, queryKeys: () => string[]) =>
  Object.assign(handler, { queryKeys })

/** Lists the cacheable calls, as their routes describe themselves. */
export function listCachedCalls(routes: readonly RouterRoute[]): CachedCall[] {
  const handlersOf = Map.groupBy(
    routes.filter(({ method }) => method === "GET"),
    ({ path }) => path,
  )
  return [...handlersOf].flatMap(([path, entries]) => {
    const handlers = entries.map(({ handler }) => findTargetHandler(handler))
    if (!handlers.some((handler) => "isCached" in handler)) return []
    const queryKeys = handlers.flatMap((handler) =>
      "queryKeys" in handler ? (handler.queryKeys as () => string[])() : [],
    )
    return [{ path: new RegExp(`^${path.replace(/:\w+/gu, parameter)}$`, "u"), queryKeys }]
  })
}
