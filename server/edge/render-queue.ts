/**
 * Returns a queue that runs `most` renderings at a time, in order of arrival. After `patienceMs` a waiting one runs
 * anyway: work that waits for a slow database must not block the rest.
 */
export function createRenderQueue(most: number, patienceMs: number) {
  let running = 0
  const waiting = new Set<() => void>()

  function startNext(): void {
    const [next] = waiting
    if (next && running < most) next()
  }

  const untilTurn = () =>
    new Promise<void>((resolve) => {
      const start = () => {
        clearTimeout(timer)
        waiting.delete(start)
        running++
        resolve()
      }
      const timer = setTimeout(start, patienceMs)
      waiting.add(start)
      startNext()
    })

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < most && waiting.size === 0) running++
    else await untilTurn()
    try {
      return await work()
    } finally {
      running--
      startNext()
    }
  }
}
