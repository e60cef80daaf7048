import { queryOptions, useQueryClient } from "@tanstack/react-query"
import { type CallArguments, fillPath, sendCall } from "./call-api.ts"
import type { Call, Calls } from "./calls.ts"

export type ReadCall = Extract<Call, `GET ${string}`>

/** Returns how one address of the API is read: `useQuery(read("GET /service/:id", { params: { id } }))`. */
export function read<C extends ReadCall>(...args: CallArguments<C>) {
  const [call, options] = args
  const { params, query } = options ?? {}
  const path = fillPath(call.slice("GET ".length), params)
  return queryOptions({
    queryKey: [call, params ?? {}, query ?? {}],
    queryFn: ({ signal }) => sendCall("GET", path, { query, signal }) as Promise<Calls[C]>,
  })
}

/** Returns what reads these addresses again where a screen shows them, without any all; resolves when they have come or could not be read. */
export function useRefresh(): (...calls: ReadCall[]) => Promise<void> {
  const client = useQueryClient()
  return async (...calls) => {
    const filters = calls.length === 0 ? [{}] : calls.map((call) => ({ queryKey: [call] }))
    await Promise.all(filters.map((filter) => client.invalidateQueries(filter)))
  }
}
