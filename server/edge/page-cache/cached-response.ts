import { type Compression, compressPage } from "../compress-page.ts"

export type Encoding = Compression | "identity"

/** A cached response: its bytes in every encoding that was asked for so far, each compressed once. */
export interface CachedResponse {
  status: number
  etag: string | null
  /** Content version that all of it was read from. */
  version: number
  store: boolean
  /** Whether somebody has asked for it since it was kept. */
  asked: boolean
  bytes: number
  wires: Partial<Record<Encoding, Wire>>
  /** What is being compressed at the moment. */
  pending: Partial<Record<Encoding, Promise<Wire>>>
  headers: readonly string[]
  body: Buffer
}

/** What goes over the wire: header names and values in turn, and the body as latin1, which leaves together with them in one write. */
export interface Wire {
  headers: string[]
  body: string
}

const smallest = 1_000

/** Takes a rendered response apart, uncompressed as it is. Only what is meant for everybody may be kept. */
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
    asked: false,
    bytes: body.length,
    wires: {},
    pending: {},
    headers,
    body,
  }
}

/** The response in one encoding, made at the first call. */
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
  const body = encoding === "identity" ? response.body : await compressPage[encoding](response.body, "kept")
  const headers = [...response.headers, "vary", "Accept-Encoding", "content-length", String(body.length)]
  if (encoding !== "identity") headers.push("content-encoding", encoding)
  return { headers, body: body.toString("latin1") }
}
