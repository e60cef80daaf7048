import { type Compression, compressPage } from "../compress-page.ts"

export type Encoding = Compression | "identity"

/** A finished answer: its bytes in every encoding that was asked for so far, each compressed once. */
export interface CachedResponse {
  status: number
  etag: string | null
  /** Content version that all of it was read from. */
  version: number
  keep: boolean
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

/** Takes a rendered answer apart, uncompressed as it is. Only what is meant for everybody may be kept. */
export async function readResponse(answer: Response, version: number): Promise<CachedResponse> {
  const body = Buffer.from(await answer.arrayBuffer())
  const control = answer.headers.get("Cache-Control") ?? ""
  const headers: string[] = []
  for (const [name, value] of answer.headers)
    if (!["content-length", "vary", "x-request-id"].includes(name)) headers.push(name, value)
  return {
    status: answer.status,
    etag: answer.headers.get("ETag"),
    version,
    keep: answer.status === 200 && /no-cache|s-maxage/u.test(control) && !answer.headers.has("Set-Cookie"),
    asked: false,
    bytes: body.length,
    wires: {},
    pending: {},
    headers,
    body,
  }
}

/** The answer in one encoding, made at the first call. */
export async function wireOf(answer: CachedResponse, encoding: Encoding): Promise<Wire> {
  const pending = (answer.pending[encoding] ??= makeWire(answer, encoding))
  const wire = await pending
  if (!answer.wires[encoding]) answer.bytes += wire.body.length
  answer.wires[encoding] = wire
  delete answer.pending[encoding]
  return wire
}

async function makeWire(answer: CachedResponse, wanted: Encoding): Promise<Wire> {
  const encoding = answer.body.length < smallest ? "identity" : wanted
  const body = encoding === "identity" ? answer.body : await compressPage[encoding](answer.body, "kept")
  const headers = [...answer.headers, "vary", "Accept-Encoding", "content-length", String(body.length)]
  if (encoding !== "identity") headers.push("content-encoding", encoding)
  return { headers, body: body.toString("latin1") }
}
