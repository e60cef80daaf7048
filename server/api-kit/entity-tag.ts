import { hash } from "node:crypto"

/** Returns the ETag of a response's bytes, or of what they are made from. */
export const tagOf = (content: string | Uint8Array): string => `"${hash("sha256", content, "base64url").slice(0, 22)}"`

/** Returns whether an If-None-Match matches a tag: one of a list, or `*`, by weak comparison (RFC 9110, 13.1.2). */
export function namesTag(header: string | null | undefined, tag: string): boolean {
  if (!header) return false
  if (header.trim() === "*") return true
  return header.split(",").some((entry) => opaque(entry) === opaque(tag))
}

const opaque = (tag: string) => tag.trim().replace(/^W\//u, "")
