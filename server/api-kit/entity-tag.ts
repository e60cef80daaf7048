/** Returns whether an If-None-Match matches a tag: one of a list, or `*`, by weak comparison (RFC 9110, 13.1.2). */
export function namesTag(header: string | null | undefined, tag: string): boolean {
  if (!header) return false
  if (header.trim() === "*") return true
  return header.split(",").some((one) => opaque(one) === opaque(tag))
}

const opaque = (tag: string) => tag.trim().replace(/^W\//u, "")
