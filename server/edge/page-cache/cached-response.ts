import { closedRetrySeconds } from "#server/open-site.ts"
import { type Compression, compressKept } from "../compress-page.ts"

export type Encoding = Compression | "identity"

/** A cached response, with its bytes in every encoding requested so far, each compressed once. */
export interface CachedResponse {
  status: number
  etag: string | null
  /** Content version that all of it was read from. */
  version: number
  store: boolean
  /** Whether the database was away; a site that is not open asks to come back much later. */
  isAway: boolean
  /** Whether it was requested since it was cached. */
  asked: boolean
  bytes: number
  wires: Partial<Record<Encoding, Wire>>
  /** Compressions in progress. */
  pending: Partial<Record<Encoding, Promise<Wire>>>
  headers: readonly string[]
  body: Buffer
}

/** Header names and values in turn, and the body as latin1, so that both leave in one write. */
export interface Wire {
  headers: string[]
  body: string
}

const smallest = 1_000

/** Reads a rendered, uncompressed response. Only responses meant for everybody may be stored. */
export async function readResponse(response: Response, version: number): Promise<CachedResponse> {
  const body = Buffer.from(await response.arrayBuffer())
  const control = response.headers.get("Cache-Control") ?? ""
  const headers: string[] = []
  for (const [name, value] of response.headers)
    if (!["content-length", "vary", "x-request-id"].includes(name)) headers.push(name, value)
  return {
    status: response.status,
    etag: response.headers.get("ETag"),
    version,
    store: response.status === 200 && /no-cache|s-maxage/u.test(control) && !response.headers.has("Set-Cookie"),
    isAway: response.status === 503 && response.headers.get("Retry-After") !== String(closedRetrySeconds),
    asked: false,
    bytes: body.length,
    wires: {},
    pending: {},
    headers,
    body,
  }
}

/** Returns the response in one encoding, compressed at the first call. */
export async function wireOf(response: CachedResponse, encoding: Encoding): Promise<Wire> {
  const pending = (response.pending[encoding] ??= makeWire(response, encoding))
  const wire = await pending
  if (!response.wires[encoding]) response.bytes += wire.body.length
  response.wires[encoding] = wire
  delete response.pending[encoding]
  return wire
}

async function makeWire(response: CachedResponse, wanted: Encoding): Promise<Wire> {
  const encoding = response.body.length < smallest ? "identity" : wanted
  const body = encoding === "identity" ? response.body : await compressKept[encoding](response.body)
  const headers = [...response.headers, "vary", "Accept-Encoding", "content-length", String(body.length)]
  if (encoding !== "identity") headers.push("content-encoding", encoding)
  return { headers, body: body.toString("latin1") }
}
