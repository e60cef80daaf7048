import type { IncomingMessage } from "node:http"
import { type Address, type Networks, isAmong, readAddress } from "#server/networks.ts"

export const peerAddress = (request: IncomingMessage): Address | null => readAddress(request.socket.remoteAddress ?? "")

/** Returns the visitor's network for rate limits: of the peer, or of the last hop that no trusted proxy added. */
export function clientAddress(request: IncomingMessage, proxies: Networks): string {
  let address = peerAddress(request)
  const hops = String(request.headers["x-forwarded-for"] ?? "").split(",")
  while (address && isAmong(proxies, address) && hops.length > 0) {
    const hop = readAddress(hops.pop()?.trim() ?? "")
    if (!hop) break
    address = hop
  }
  return address ? networkOf(address) : ""
}

/** Returns an IPv4 address as it is, and an IPv6 address as its /64. */
export const networkOf = (address: Address): string =>
  address.kind() === "ipv4"
    ? address.toString()
    : `${address.toNormalizedString().split(":").slice(0, 4).join(":")}::/64`

/** Returns whether the visitor uses HTTPS, according to a trusted proxy. */
export function cameByHttps(request: IncomingMessage, proxies: Networks): boolean {
  const peer = peerAddress(request)
  return peer !== null && isAmong(proxies, peer) && request.headers["x-forwarded-proto"] === "https"
}
