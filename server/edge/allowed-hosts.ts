import type { IncomingMessage } from "node:http"

/** `twin`: PUBLIC_URL's host with or without `www.`; `missing`: no host at all, as HTTP/1.0 allows. */
export type HostKind = "own" | "twin" | "foreign" | "missing"

const loopback = ["127.0.0.1", "localhost", "[::1]"]

/** Returns a check of a request's host; a loopback name is this site's own. */
export function createHostCheck(publicUrl: string): (request: IncomingMessage) => HostKind {
  const { host, hostname } = new URL(publicUrl)
  const names = new Set([...loopback, hostname])
  const twin = hostname.startsWith("www.") ? hostname.slice(4) : `www.${hostname}`
  return (request) => {
    const given = readHost(request)
    if (given === null || !request.url?.startsWith("/")) return "foreign"
    if (given === host) return "own"
    if (given === undefined) return "missing"
    // The root of the domain name system may be written as a last dot.
    const name = given.replace(/:\d{1,5}$/u, "").replace(/\.$/u, "")
    return names.has(name) ? "own" : name === twin ? "twin" : "foreign"
  }
}

/**
 * Returns the host in lower case, null for contradictory ones. A target in absolute form (RFC 9112, section 3.2.2) is
 * replaced by its path.
 */
function readHost(request: IncomingMessage): string | null | undefined {
  const { rawHeaders, url = "" } = request
  const hosts: string[] = []
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ""
    if (name.length === 4 && name.toLowerCase() === "host") hosts.push((rawHeaders[index + 1] ?? "").toLowerCase())
  }
  const [, authority, path = ""] = (url.startsWith("/") ? null : /^https?:\/\/([^/?#\\]+)(.*)$/isu.exec(url)) ?? []
  if (authority === undefined) return hosts.length > 1 ? null : hosts[0]
  const target = authority.toLowerCase()
  if (hosts.length > 1 || (hosts[0] ?? target) !== target) return null
  request.url = path.startsWith("/") ? path : `/${path}`
  request.headers.host = target
  return target
}
