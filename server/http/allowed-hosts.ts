import type { IncomingMessage } from "node:http"

const loopback = new Set(["127.0.0.1", "localhost", "[::1]"])

/** Whether the request names one host, in the ordinary form, that this site answers to: PUBLIC_URL's or a loopback name. */
export function isAllowedHost(request: IncomingMessage, publicUrl: string): boolean {
  const hosts = request.rawHeaders.filter(
    (_name, index, all) => index % 2 === 0 && all[index]?.toLowerCase() === "host",
  )
  if (hosts.length !== 1 || !request.url?.startsWith("/")) return false
  const host = (request.headers.host ?? "").toLowerCase()
  const name = host.replace(/:\d{1,5}$/u, "")
  return host === new URL(publicUrl).host || loopback.has(name) || name === new URL(publicUrl).hostname
}
