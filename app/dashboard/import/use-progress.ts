import { useQuery } from "@tanstack/react-query"
import type { ImportProgress } from "#contract/sheet.ts"
import { read } from "../api/read.ts"

const pauseMs = 300

/** Returns a new name for reading the progress of one import. */
export const newRunName = (): string =>
  `${Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("")}-run`

/**
 * Polls the progress of a run, into one group or several (null), while one is named; ignores failed polls. Returns null
 * while unknown.
 */
export function useProgress(spareId: number | null, run: string | null): ImportProgress | null {
  const call = spareId === null ? "GET /spare/excel/update/:run" : "GET /spare/:id/import/:run"
  const params = { id: spareId ?? "", run: run ?? "" }
  const { data } = useQuery({
    ...read<typeof call>(call, { params }),
    enabled: run !== null,
    refetchInterval: pauseMs,
  })
  return data ?? null
}
