export interface BackgroundWorker {
  /** Starts the work, or has it begin once more when it is under way. */
  resume(): void
  /** Resolves when no work is under way. */
  idle(): Promise<void>
  /** Aborts the signal of the work and waits for its end. */
  close(): Promise<void>
}

/** Runs `work` in the background, one at a time. */
export function createBackgroundWorker(
  work: (signal: AbortSignal) => Promise<void>,
  onError: (error: unknown) => void,
): BackgroundWorker {
  const closing = new AbortController()
  let isWanted = false
  let running: Promise<void> | null = null

  async function run(): Promise<void> {
    while (isWanted && !closing.signal.aborted) {
      isWanted = false
      await work(closing.signal).catch(onError)
    }
  }

  function resume(): void {
    isWanted = true
    running ??= run().finally(() => {
      running = null
      // Resumed after the last look at it.
      if (isWanted && !closing.signal.aborted) resume()
    })
  }

  return {
    resume,
    idle: async () => {
      while (running) await running
    },
    close: async () => {
      closing.abort()
      await running
    },
  }
}
