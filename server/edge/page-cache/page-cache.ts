import type { ContentClock } from "#server/db/content-clock.ts"
import { type Encoding, type CachedResponse, type Wire, readResponse, wireOf } from "./cached-response.ts"

export interface EncodedResponse {
  response: CachedResponse
  wire: Wire
}

export interface PageCache {
  /** Returns the cached response in this encoding if it is of the current content version. */
  find(url: string, encoding: Encoding): EncodedResponse | null
  /** Returns whether a response of the current content version is cached, in any encoding. */
  has(url: string): boolean
  /** Returns the response, cached or rendered; concurrent requests for one URL share one rendering. */
  make(url: string, encoding: Encoding, render: () => Promise<Response>): Promise<EncodedResponse>
  /** Returns the cached URLs, newest first, including those of older content. */
  addresses(): string[]
}

export interface PageCacheOptions {
  clock: ContentClock
  maxBytes: number
  maxEntries: number
}

/**
 * Creates a bounded cache of responses, each of one content version. Evicts the oldest first; those requested since get
 * a second chance.
 */
export function createPageCache({ clock, maxBytes, maxEntries }: PageCacheOptions): PageCache {
  const entries = new Map<string, CachedResponse>()
  const running = new Map<string, Promise<CachedResponse>>()

  function store(url: string, response: CachedResponse): void {
    entries.delete(url)
    entries.set(url, response)
    let bytes = 0
    for (const { bytes: entryBytes } of entries.values()) bytes += entryBytes
    for (const [oldest, candidate] of entries) {
      if (bytes <= maxBytes && entries.size <= maxEntries) return
      entries.delete(oldest)
      if (candidate.asked) entries.set(oldest, candidate)
      else bytes -= candidate.bytes
      candidate.asked = false
    }
  }

  /**
   * Renders until the content version is the same before and after, twice at most; a mixed response is not stored.
   * While the database is away, returns the last stored response instead of an error.
   */
  async function render(url: string, work: () => Promise<Response>): Promise<CachedResponse> {
    for (let attempt = 1; ; attempt++) {
      const version = await clock.refresh()
      const response = await readResponse(await work(), version)
      const older = entries.get(url)
      if (response.isAway && older) return older
      const settled = (await clock.refresh()) === version
      if (settled && response.store) store(url, response)
      // A page that is gone, or no longer public, must not return in an older version.
      if (!response.store) entries.delete(url)
      if (settled || attempt === 2) return response
    }
  }

  function start(url: string, work: () => Promise<Response>): Promise<CachedResponse> {
    const rendering = render(url, work).finally(() => running.delete(url))
    running.set(url, rendering)
    return rendering
  }

  const fresh = (url: string) => {
    const response = entries.get(url)
    if (!response || response.version !== clock.current()) return null
    response.asked = true
    return response
  }

  return {
    find(url, encoding) {
      const response = fresh(url)
      const wire = response?.wires[encoding]
      return response && wire ? { response, wire } : null
    },
    has: (url) => fresh(url) !== null,
    async make(url, encoding, work) {
      const version = clock.current()
      let response = fresh(url) ?? (await running.get(url))
      // A rendering that began before a change may lack it.
      if (!response || response.version < version) response = await (running.get(url) ?? start(url, work))
      return { response, wire: await wireOf(response, encoding) }
    },
    addresses: () => [...entries.keys()].reverse(),
  }
}
