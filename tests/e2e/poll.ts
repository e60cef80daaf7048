import { setTimeout as pause } from "node:timers/promises"

const betweenMs = 100

/**
 * Requests pages about ten times a second while something else runs, or `most` times; returns the response times in
 * milliseconds.
 */
export async function pollDuring<Result>(
  work: Promise<Result> | null,
  address: (turn: number) => string,
  most = Number.POSITIVE_INFINITY,
): Promise<{ result: Result | null; times: number[]; statuses: Set<number> }> {
  const times: number[] = []
  const statuses = new Set<number>()
  let isOver = false
  const finished = work?.finally(() => {
    isOver = true
  })
  for (let turn = 0; !isOver && turn < most; turn++) {
    const begin = performance.now()
    const response = await fetch(address(turn))
    await response.arrayBuffer()
    times.push(performance.now() - begin)
    statuses.add(response.status)
    await pause(betweenMs)
  }
  return { result: (await finished) ?? null, times, statuses }
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.POSITIVE_INFINITY
}
