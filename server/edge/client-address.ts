import type { IncomingMessage } from "node:http"
import { isIP } from "node:net"
import ipaddr from "ipaddr.js"

type Address = ipaddr.IPv4 | ipaddr.IPv6

/** Networks as address and prefix length. */
export type Networks = readonly (readonly [Address, number])[]

/**
 * Parses an IP address, without port, brackets and zone; an IPv4-mapped IPv6 address becomes IPv4. Returns null for
 * anything else.
 */
export function readAddress(text: string): Address | null {
  const [, inBrackets, beforePort] = /^(?:\[([^\]]+)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/u.exec(text) ?? []
  const [address = ""] = (inBrackets ?? beforePort ?? text).split("%")
  return isIP(address) === 0 ? null : ipaddr.process(address)
}

/** Returns addresses and networks of the proxies whose forwarded headers are trusted. */
export function trustedProxies(entries: readonly string[]): Networks {
  return entries.flatMap((entry) => {
    const [text = "", bits] = entry.split("/")
    const address = readAddress(text)
    if (!address) return []
    const whole = address.kind() === "ipv4" ? 32 : 128
    return [[address, bits === undefined ? whole : Math.min(whole, Number(bits))] as const]
  })
}

export const isAmong = (networks: Networks, address: Address): boolean =>
  networks.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits))

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
