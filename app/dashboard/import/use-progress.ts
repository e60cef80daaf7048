import { useQuery } from "@tanstack/react-query"
import type { ImportProgress } from "#contract/sheet.ts"
import { read } from "../api/read.ts"

const pauseMs = 300

/** A name under which the progress of one import can be asked for. */
export const newRunName = (): string =>
  `${Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("")}-run`

/** Asks again and again how far a run is, while one is named; a failed question is no error. Returns null while it is not known. */
export function useProgress(spareId: number, run: string | null): ImportProgress | null {
  const { data } = useQuery({
    ...read("GET /spare/:id/import/:run", { params: { id: spareId, run: run ?? "" } }),
    enabled: run !== null,
    refetchInterval: pauseMs,
  })
  return data ?? null
}
