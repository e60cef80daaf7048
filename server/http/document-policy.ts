import { createHash } from "node:crypto"

const common =
  "img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; manifest-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'"
const officePath = /^\/(?:controller|dashboard)(?:[/.]|$)/u

export const isOfficePath = (pathname: string): boolean => officePath.test(pathname)

/**
 * The Content-Security-Policy of a rendered document and the document to send with it.
 * Public pages are the same bytes for everybody: only inline scripts that carry the secret mark are hashed, then the mark goes.
 * The back-office documents are never cached and keep the mark as their nonce, for scripts and for style elements.
 */
export function markedDocument(html: string, mark: string, pathname: string): { html: string; policy: string } {
  if (isOfficePath(pathname))
    return {
      html,
      policy: `default-src 'none'; script-src 'self' 'nonce-${mark}'; style-src 'self' 'nonce-${mark}'; style-src-attr 'unsafe-inline'; ${common.replace("data:", "data: blob:")}`,
    }
  const scripts = html.matchAll(
    new RegExp(`<script(?=[^>]* nonce="${mark}")(?![^>]* src=)[^>]*>([\\s\\S]*?)</script>`, "gu"),
  )
  const hashes = new Set(
    [...scripts].map(([, body = ""]) => `'sha256-${createHash("sha256").update(body).digest("base64")}'`),
  )
  return {
    html: html.replaceAll(` nonce="${mark}"`, ""),
    policy: `default-src 'none'; script-src ${["'self'", ...hashes].join(" ")}; style-src 'self'; ${common}`,
  }
}
