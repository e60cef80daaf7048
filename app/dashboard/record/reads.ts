import { useQuery } from "@tanstack/react-query"
import type { CallArguments } from "../api/call-api.ts"
import type { Calls } from "../api/calls.ts"
import { type ReadCall, read } from "../api/read.ts"

/** What a screen waits for. */
export interface ReadState<Data> {
  data: Data | undefined
  error: Error | null
  refetch: () => unknown
}

/** Reads a path of the API. */
export function useRead<C extends ReadCall>(...call: CallArguments<C>): ReadState<Calls[C]> {
  const { data, error, refetch } = useQuery(read(...call))
  return { data, error, refetch }
}

/** Returns a loaded value passed through a function. */
export const mapLoaded = <Data, Result>(loaded: ReadState<Data>, map: (data: Data) => Result): ReadState<Result> => ({
  ...loaded,
  data: loaded.data === undefined ? undefined : map(loaded.data),
})

/** Joins several queries into one that is loaded once all of them are. */
export function allLoaded<Data extends object>(
  parts: { [Name in keyof Data]: ReadState<Data[Name]> },
): ReadState<Data> {
  const entries = Object.entries<ReadState<unknown>>(parts)
  return {
    data: entries.every(([, { data }]) => data !== undefined)
      ? (Object.fromEntries(entries.map(([name, { data }]) => [name, data])) as Data)
      : undefined,
    error: entries.map(([, { error }]) => error).find((error) => error !== null) ?? null,
    refetch: () => Promise.all(entries.map(([, { refetch }]) => refetch())),
  }
}

const nothing: ReadState<unknown> = { data: null, error: null, refetch: () => null }

/** Nothing to wait for. */
export const useNothing = (): ReadState<unknown> => nothing
