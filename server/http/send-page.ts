import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { isOfficePath } from "./document-policy.ts"

const compressBr = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Browsers always ask again; a shared cache only after the time that the operator has given it. */
const cachedFor = (cdnSeconds: number) =>
  cdnSeconds > 0 ? `public, max-age=0, s-maxage=${cdnSeconds}, must-revalidate` : "public, no-cache"

export interface SendOptions {
  cdnSeconds?: number
  /** What the answer says, where its body does not carry it. */
  document?: string | undefined
}

/**
 * Finishes a rendered answer: an ETag of its bytes for anonymous pages, so that a new build or an edit is a new one, 304 where
 * the reader has it, and compression.
 */
export async function sendPage(
  request: Request,
  answer: Response,
  { cdnSeconds = 0, document }: SendOptions = {},
): Promise<Response> {
  if ((document === undefined && !answer.body) || request.method === "HEAD") return answer
  const bytes = document === undefined ? Buffer.from(await answer.arrayBuffer()) : Buffer.from(document)
  const headers = new Headers(answer.headers)
  headers.append("Vary", "Accept-Encoding")
  const { pathname } = new URL(request.url)
  if (isOfficePath(pathname)) headers.set("Cache-Control", "no-store")
  else if (answer.status === 200 && (request.method === "GET" || request.method === "HEAD")) {
    const tag = `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`
    headers.set("ETag", tag)
    headers.set("Cache-Control", cachedFor(cdnSeconds))
    if (request.headers.get("If-None-Match") === tag) return new Response(null, { status: 304, headers })
  } else headers.set("Cache-Control", "no-store")
  const accepted = request.headers.get("Accept-Encoding") ?? ""
  if (bytes.length > 1_000 && /\bbr\b/u.test(accepted)) {
    headers.set("Content-Encoding", "br")
    return new Response(await compressBr(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }), {
      status: answer.status,
      headers,
    })
  }
  if (bytes.length > 1_000 && /\bgzip\b/u.test(accepted)) {
    headers.set("Content-Encoding", "gzip")
    return new Response(await compressGzip(bytes), { status: answer.status, headers })
  }
  return new Response(bytes, { status: answer.status, headers })
}
