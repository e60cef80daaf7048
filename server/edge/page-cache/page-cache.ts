import type { ContentClock } from "#server/db/content-clock.ts"
import { type Encoding, type CachedResponse, type Wire, readResponse, wireOf } from "./cached-response.ts"

export interface FinishedResponse {
  answer: CachedResponse
  wire: Wire
}

export interface PageCache {
  /** The finished answer when it is kept, in this encoding and of the present content. */
  find(url: string, encoding: Encoding): FinishedResponse | null
  /** The answer, kept or made; whoever asks for the same meanwhile waits for the same one. */
  make(url: string, encoding: Encoding, render: () => Promise<Response>): Promise<FinishedResponse>
  /** Addresses of the kept answers, whatever content they show, the newest first. */
  addresses(): string[]
}

export interface PageCacheOptions {
  clock: ContentClock
  mostBytes: number
  mostEntries: number
}

/** Finished answers in memory, bounded, each of one content version. The oldest go first, but each that was asked for gets a second turn. */
export function createPageCache({ clock, mostBytes, mostEntries }: PageCacheOptions): PageCache {
  const kept = new Map<string, CachedResponse>()
  const running = new Map<string, Promise<CachedResponse>>()

  function keep(url: string, answer: CachedResponse): void {
    kept.delete(url)
    kept.set(url, answer)
    let bytes = 0
    for (const { bytes: own } of kept.values()) bytes += own
    for (const [oldest, candidate] of kept) {
      if (bytes <= mostBytes && kept.size <= mostEntries) return
      kept.delete(oldest)
      if (candidate.asked) kept.set(oldest, candidate)
      else bytes -= candidate.bytes
      candidate.asked = false
    }
  }

  /**
   * A change in the middle of rendering would mix two states: then it is rendered once more, and not kept if that is in vain too.
   * While the database is away, the last state that was read says more than an error does.
   */
  async function render(url: string, work: () => Promise<Response>): Promise<CachedResponse> {
    for (let attempt = 1; ; attempt++) {
      const version = await clock.refresh()
      const answer = await readResponse(await work(), version)
      const older = kept.get(url)
      if (answer.status === 503 && older) return older
      const settled = (await clock.refresh()) === version
      if (settled && answer.keep) keep(url, answer)
      // What is gone, or no longer for everybody, must not come back in its older state.
      if (!answer.keep) kept.delete(url)
      if (settled || attempt === 2) return answer
    }
  }

  const fresh = (url: string) => {
    const answer = kept.get(url)
    if (!answer || answer.version !== clock.current()) return null
    answer.asked = true
    return answer
  }

  return {
    find(url, encoding) {
      const answer = fresh(url)
      const wire = answer?.wires[encoding]
      return answer && wire ? { answer, wire } : null
    },
    async make(url, encoding, work) {
      let answer = fresh(url)
      if (!answer) {
        const pending = running.get(url) ?? render(url, work).finally(() => running.delete(url))
        running.set(url, pending)
        answer = await pending
      }
      return { answer, wire: await wireOf(answer, encoding) }
    },
    addresses: () => [...kept.keys()].reverse(),
  }
}
