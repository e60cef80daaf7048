import { hash } from "node:crypto"
import { compressPage } from "./compress-page.ts"
import { isDashboardPath } from "./document-policy.ts"
import { namesTag } from "#server/api-kit/entity-tag.ts"
import { chooseEncoding } from "./page-cache/choose-encoding.ts"

/** Browsers always ask again; a shared cache only after the time that the operator has given it. */
const cachedFor = (cdnSeconds: number) =>
  cdnSeconds > 0 ? `public, max-age=0, s-maxage=${cdnSeconds}, must-revalidate` : "public, no-cache"

export interface SendPageOptions {
  cdnSeconds?: number
  /** What the response says, where its body does not carry it. */
  document?: string | undefined
  /** The page's ETag, where it was made before the page. */
  tag?: string | undefined
}

/**
 * Finishes a response that was rendered as for GET: an ETag of its bytes for anonymous pages, so that a new build or an edit is a new one, 304 where
 * the reader has it, and compression.
 */
export async function sendPage(
  request: Request,
  response: Response,
  { cdnSeconds = 0, document, tag: made }: SendPageOptions = {},
): Promise<Response> {
  if (document === undefined && !response.body && response.status !== 304) return response
  const bytes = document === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(document)
  const headers = new Headers(response.headers)
  headers.append("Vary", "Accept-Encoding")
  const { pathname } = new URL(request.url)
  if (isDashboardPath(pathname)) headers.set("Cache-Control", "no-store")
  else if ([200, 304].includes(response.status) && (request.method === "GET" || request.method === "HEAD")) {
    const tag = made ?? `W/"${hash("sha256", bytes, "base64url").slice(0, 22)}"`
    headers.set("ETag", tag)
    headers.set("Cache-Control", cachedFor(cdnSeconds))
    if (response.status === 304 || namesTag(request.headers.get("If-None-Match"), tag))
      return new Response(null, { status: 304, headers })
  } else headers.set("Cache-Control", "no-store")
  if (request.method === "HEAD") return new Response(null, { status: response.status, headers })
  const encoding = chooseEncoding(request.headers.get("Accept-Encoding") ?? "")
  if (encoding === "identity" || bytes.length <= 1_000) return new Response(bytes, { status: response.status, headers })
  headers.set("Content-Encoding", encoding)
  return new Response(await compressPage[encoding](bytes, "once"), { status: response.status, headers })
}
