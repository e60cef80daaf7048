/** Asks for addresses again and again while something else runs; answers how long each answer took, in milliseconds. */
export async function pollDuring<Result>(
  work: Promise<Result>,
  address: (turn: number) => string,
): Promise<{ result: Result; times: number[]; statuses: Set<number> }> {
  const times: number[] = []
  const statuses = new Set<number>()
  let isOver = false
  const finished = work.finally(() => {
    isOver = true
  })
  for (let turn = 0; !isOver; turn++) {
    const begin = performance.now()
    const answer = await fetch(address(turn))
    await answer.arrayBuffer()
    times.push(performance.now() - begin)
    statuses.add(answer.status)
  }
  return { result: await finished, times, statuses }
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.POSITIVE_INFINITY
}
