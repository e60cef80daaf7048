import type { IncomingMessage, ServerResponse } from "node:http"
import type { Logger } from "pino"
import type { RateLimits } from "#server/limits/rate-limits.ts"
import type { ContentClock } from "#server/db/content-clock.ts"
import { namesTag } from "#server/api-kit/entity-tag.ts"
import { type CacheAddress, type Cacheable, cacheAddress, isPlainRead } from "./cache-address.ts"
import { createEncodingChoice } from "./choose-encoding.ts"
import { type EncodedResponse, createPageCache } from "./page-cache.ts"
import { languages, localPath } from "#contract/language.ts"

const main = ["/", "/gas-turbina", "/spare-parts", "/contact"]
const maxWarmed = 60
const restMs = 50

interface WarmOptions {
  clock: ContentClock
  /** Requested URLs, latest first. */
  asked: () => string[]
  make: (url: string) => Promise<unknown>
  log: Logger
}

/**
 * Renders the main pages and recently requested ones again after every change, one at a time, so that no visitor waits.
 */
function warmCache({ clock, asked: requestedUrls, make, log }: WarmOptions): () => void {
  let timer: NodeJS.Timeout | undefined
  async function warm(): Promise<void> {
    const version = clock.current()
    const pages = main.flatMap((path) => languages.map((language) => localPath(language, path)))
    const urls = [...new Set([...pages, ...requestedUrls()])].slice(0, maxWarmed)
    for (const url of urls) {
      if (clock.current() !== version) return
      await make(url)
      // Lets waiting requests run first.
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  const start = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      warm().catch((error: unknown) => log.warn({ err: error }, "pages could not be made ahead"))
    }, restMs)
    timer.unref()
  }
  start()
  clock.onMove(start)
  return () => clearTimeout(timer)
}

const transport = "Strict-Transport-Security"
const ownToBody = new Set(["content-type", "content-length", "content-encoding"])

/** Sends a cached response, head and body in one write, or 304 to a reader who has it. */
function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  { response: page, wire }: EncodedResponse,
  hsts: string | null,
): void {
  if (page.etag !== null && namesTag(request.headers["if-none-match"], page.etag)) {
    const headers = wire.headers.filter(
      (_text, index, all) => !ownToBody.has(all[index % 2 === 0 ? index : index - 1] ?? ""),
    )
    response.writeHead(304, hsts === null ? headers : [...headers, transport, hsts])
    response.end()
    return
  }
  response.writeHead(page.status, hsts === null ? wire.headers : [...wire.headers, transport, hsts])
  if (request.method === "HEAD") response.end()
  else response.end(wire.body, "latin1")
}

/** Returns a rendered response for a handler that may still change it. */
function responseOf({ response, wire }: EncodedResponse, hsts: string | null): Response {
  const names = hsts === null ? wire.headers : [...wire.headers, transport, hsts]
  const headers = names.flatMap((name, index, all) => (index % 2 === 0 ? [[name, all[index + 1] ?? ""]] : []))
  return new Response(Buffer.from(wire.body, "latin1"), {
    status: response.status,
    headers: headers as [string, string][],
  })
}

const maxBytes = 64 * 1024 * 1024
const maxEntries = 5_000

export interface CachedPagesOptions {
  log: Logger
  limits: RateLimits
  cacheable: Cacheable
  clock: ContentClock
  /** Renders a response for everybody: of the request only the URL is passed on. */
  render: (url: string, address: string) => Promise<Response>
}

export interface CachedPages {
  /**
   * Sends a cached response, or renders and stores it. Returns false when the caller has to render for this visitor
   * alone, and the response to finish for this visitor when the page is missing.
   */
  response(
    request: IncomingMessage,
    response: ServerResponse,
    visitor: CachedPagesVisitor,
  ): boolean | Promise<boolean | Response>
  /** Logs how many responses were sent from memory since the last call. */
  report(): void
  close(): void
}

export interface CachedPagesVisitor {
  address: () => string
  /** Value of Strict-Transport-Security for this visitor. */
  hsts: string | null
}

/** Opens the response cache, which runs before any framework code. */
export function openCachedPages({ log, limits, cacheable, clock, render }: CachedPagesOptions): CachedPages {
  const cache = createPageCache({ clock, maxBytes, maxEntries })
  const encodingOf = createEncodingChoice()
  const stopWarming = warmCache({
    clock,
    asked: () => cache.addresses(),
    make: (url) => cache.make(url, "br", () => render(url, "")),
    log,
  })

  // One line a minute: a line per response would cost more than the response.
  let sent = 0

  async function make(
    request: IncomingMessage,
    response: ServerResponse,
    { url, counted }: CacheAddress,
    visitor: CachedPagesVisitor,
  ): Promise<boolean | Response> {
    const address = visitor.address()
    try {
      if (counted) await limits.consume("api", address)
      else if (!cache.has(url)) await limits.consume("page", address)
      const encoding = encodingOf(request.headers["accept-encoding"] as string | undefined)
      const encoded = await cache.make(url, encoding, () => render(url, address))
      // Redirects of missing addresses may depend on what the key leaves out.
      if (encoded.response.status === 404) return responseOf(encoded, visitor.hsts)
      if (encoded.response.headers.includes("location")) return false
      sendCached(request, response, encoded, visitor.hsts)
      return true
    } catch {
      // Rendered by itself, the request fails with the right error.
      return response.headersSent
    }
  }

  return {
    response(request, response, visitor) {
      const { url = "", headers } = request
      // Cache keys are canonical URLs, so an exact hit needs no normalising.
      if (!url.startsWith("/api/") && isPlainRead(request)) {
        const cached = cache.find(url, encodingOf(headers["accept-encoding"] as string | undefined))
        if (cached) {
          sendCached(request, response, cached, visitor.hsts)
          sent++
          return true
        }
      }
      const address = cacheAddress(request, cacheable)
      return address !== null && make(request, response, address, visitor)
    },
    report() {
      if (sent > 0) log.info({ responses: sent }, "answered from memory")
      sent = 0
    },
    close: stopWarming,
  }
}
