import { createHash } from "node:crypto"

const common =
  "img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; manifest-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'"
const dashboardPath = /^\/(?:controller|dashboard)(?:[/.]|$)/u

export const isDashboardPath = (pathname: string): boolean => dashboardPath.test(pathname)

/** The Content-Security-Policy of public pages: they are the same bytes for everybody, so their inline scripts are named by their hashes. */
export function publicPolicy(inlineScripts: readonly string[]): string {
  const hashes = inlineScripts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`)
  return `default-src 'none'; script-src ${["'self'", ...hashes].join(" ")}; style-src 'self'; ${common}`
}

/** The policy of a document of the dashboard, which is never cached: its nonce, 32 hexadecimal digits, is for scripts and style elements. */
export const dashboardPolicy = (nonce: string): string =>
  `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'; frame-src 'self'; ${common.replace("data:", "data: blob:")}`

/** The policy of a page that shows a draft: framed by the dashboard, and able to send nothing anywhere. */
export const previewPolicy = (policy: string): string =>
  policy
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
    .replace("connect-src 'self'", "connect-src 'none'")
    .replace("form-action 'self'", "form-action 'none'")
