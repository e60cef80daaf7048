import { queryOptions, useQueryClient } from "@tanstack/react-query"
import { type CallArguments, fillPath, sendCall } from "./call-api.ts"
import type { Call, Calls } from "./calls.ts"

export type ReadCall = Extract<Call, `GET ${string}`>

/** Returns the query options of an API path: `useQuery(read("GET /service/:id", { params: { id } }))`. */
export function read<C extends ReadCall>(...args: CallArguments<C>) {
  const [call, options] = args
  const { params, query } = options ?? {}
  const path = fillPath(call.slice("GET ".length), params)
  return queryOptions({
    queryKey: [call, params ?? {}, query ?? {}],
    queryFn: ({ signal }) => sendCall("GET", path, { query, signal }) as Promise<Calls[C]>,
  })
}

/**
 * Returns a function that refetches these paths where a screen shows them, all without arguments; resolves when done or
 * failed.
 */
export function useRefresh(): (...calls: ReadCall[]) => Promise<void> {
  const client = useQueryClient()
  return async (...calls) => {
    const filters = calls.length === 0 ? [{}] : calls.map((call) => ({ queryKey: [call] }))
    await Promise.all(filters.map((filter) => client.invalidateQueries(filter)))
  }
}
