import { createHash } from "node:crypto"

const common =
  "img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; manifest-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'"
const dashboardPath = /^\/(?:controller|dashboard)(?:[/.]|$)/u

export const isDashboardPath = (pathname: string): boolean => dashboardPath.test(pathname)

/**
 * Returns the Content-Security-Policy of public pages. They are the same bytes for everybody, so inline scripts are
 * allowed by hash.
 */
export function publicPolicy(inlineScripts: readonly string[]): string {
  const hashes = inlineScripts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`)
  return `default-src 'none'; script-src ${["'self'", ...hashes].join(" ")}; style-src 'self'; ${common}`
}

/**
 * Returns the policy of a dashboard document, which is never cached. The nonce, 32 hexadecimal digits, allows its
 * scripts and style elements.
 */
export const dashboardPolicy = (nonce: string): string =>
  `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'; frame-src 'self'; ${common.replace("data:", "data: blob:")}`

/** Returns the policy of a preview: framed by the dashboard only, and unable to send anything. */
export const previewPolicy = (policy: string): string =>
  policy
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
    .replace("connect-src 'self'", "connect-src 'none'")
    .replace("form-action 'self'", "form-action 'none'")
