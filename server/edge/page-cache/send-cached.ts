import type { IncomingMessage, ServerResponse } from "node:http"
import { namesTag } from "#server/api-kit/entity-tag.ts"
import type { EncodedResponse } from "./page-cache.ts"

const transport = "Strict-Transport-Security"
const ownToBody = new Set(["content-type", "content-length", "content-encoding"])

/** Sends a cached response, head and body in one write, or 304 to a reader who has it. */
export function sendCached(
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
export function responseOf({ response, wire }: EncodedResponse, hsts: string | null): Response {
  const names = hsts === null ? wire.headers : [...wire.headers, transport, hsts]
  const headers = names.flatMap((name, index, all) => (index % 2 === 0 ? [[name, all[index + 1] ?? ""]] : []))
  return new Response(Buffer.from(wire.body, "latin1"), {
    status: response.status,
    headers: headers as [string, string][],
  })
}
