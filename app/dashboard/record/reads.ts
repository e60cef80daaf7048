import { useQuery } from "@tanstack/react-query"
import type { CallArguments } from "../api/call-api.ts"
import type { Calls } from "../api/calls.ts"
import { type ReadCall, read } from "../api/read.ts"

/** What a screen waits for. */
export interface Loaded<Data> {
  data: Data | undefined
  error: Error | null
  refetch: () => unknown
}

/** Reads a path of the API. */
export function useRead<C extends ReadCall>(...call: CallArguments<C>): Loaded<Calls[C]> {
  const { data, error, refetch } = useQuery(read(...call))
  return { data, error, refetch }
}

/** Returns what is loaded, changed by a function. */
export const mapLoaded = <Data, Result>(loaded: Loaded<Data>, map: (data: Data) => Result): Loaded<Result> => ({
  ...loaded,
  data: loaded.data === undefined ? undefined : map(loaded.data),
})

/** Returns what is shown together, loaded once all of it is. */
export function allLoaded<Data extends object>(parts: { [Name in keyof Data]: Loaded<Data[Name]> }): Loaded<Data> {
  const entries = Object.entries<Loaded<unknown>>(parts)
  return {
    data: entries.every(([, { data }]) => data !== undefined)
      ? (Object.fromEntries(entries.map(([name, { data }]) => [name, data])) as Data)
      : undefined,
    error: entries.map(([, { error }]) => error).find((error) => error !== null) ?? null,
    refetch: () => Promise.all(entries.map(([, { refetch }]) => refetch())),
  }
}

const nothing: Loaded<unknown> = { data: null, error: null, refetch: () => null }

/** Nothing to wait for. */
export const useNothing = (): Loaded<unknown> => nothing
