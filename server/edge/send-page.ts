import type { SentPages } from "./page-tag.ts"
import { compressOnce } from "./compress-page.ts"
import { isDashboardPath } from "./document-policy.ts"
import { namesTag, tagOf } from "#server/api-kit/entity-tag.ts"
import { chooseEncoding } from "./page-cache/choose-encoding.ts"

/** Browsers always revalidate; a shared cache after the configured time. */
const cachedFor = (cdnSeconds: number) =>
  cdnSeconds > 0 ? `public, max-age=0, s-maxage=${cdnSeconds}, must-revalidate` : "public, no-cache"

export interface SendPageOptions {
  cdnSeconds?: number
  /** Content of the response, when its body does not carry it. */
  document?: string | undefined
  /** ETag of the page, if made before rendering. */
  tag?: string | undefined
  /** Where the bytes of a page with a tag are kept. */
  sent?: SentPages
  /** Those of this page, in the encoding asked for, when it was sent before: it is not rendered again. */
  known?: Buffer<ArrayBuffer> | undefined
}

/**
 * Finishes a page rendered as for GET: an ETag of the bytes for anonymous pages, so that a build or an edit changes it,
 * 304 when it matches, and compression.
 */
export async function sendPage(
  request: Request,
  response: Response,
  { cdnSeconds = 0, document, tag: made, sent, known: sentBody }: SendPageOptions = {},
): Promise<Response> {
  const encoding = chooseEncoding(request.headers.get("Accept-Encoding") ?? "")
  if (document === undefined && !response.body && !sentBody && response.status !== 304) return response
  const bytes = document === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(document)
  const headers = new Headers(response.headers)
  headers.append("Vary", "Accept-Encoding")
  const { pathname } = new URL(request.url)
  if (isDashboardPath(pathname)) headers.set("Cache-Control", "no-store")
  else if ([200, 304].includes(response.status) && (request.method === "GET" || request.method === "HEAD")) {
    const tag = made ?? `W/${tagOf(bytes)}`
    headers.set("ETag", tag)
    headers.set("Cache-Control", cachedFor(cdnSeconds))
    if (response.status === 304 || namesTag(request.headers.get("If-None-Match"), tag))
      return new Response(null, { status: 304, headers })
  } else headers.set("Cache-Control", "no-store")
  if (request.method === "HEAD") return new Response(null, { status: response.status, headers })
  if (!sentBody && bytes.length <= 1_000) return new Response(bytes, { status: response.status, headers })
  if (encoding !== "identity") headers.set("Content-Encoding", encoding)
  const body = sentBody ?? (encoding === "identity" ? bytes : compressOnce[encoding](bytes))
  if (made !== undefined && !sentBody && response.status === 200) sent?.keep(made, encoding, body)
  return new Response(body, { status: response.status, headers })
}
