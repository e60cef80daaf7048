import type { IncomingMessage } from "node:http"

const loopback = ["127.0.0.1", "localhost", "[::1]"]

/** Returns a check whether a request's Host is this site's: PUBLIC_URL's or a loopback name. */
export function createHostCheck(publicUrl: string): (request: IncomingMessage) => boolean {
  const own = new URL(publicUrl)
  const names = new Set([...loopback, own.hostname])
  return ({ rawHeaders, url }) => {
    let host: string | undefined
    for (let index = 0; index < rawHeaders.length; index += 2) {
      const name = rawHeaders[index] ?? ""
      if (name.length !== 4 || name.toLowerCase() !== "host") continue
      if (host !== undefined) return false
      host = (rawHeaders[index + 1] ?? "").toLowerCase()
    }
    if (host === undefined || !url?.startsWith("/")) return false
    return host === own.host || names.has(host.replace(/:\d{1,5}$/u, ""))
  }
}
