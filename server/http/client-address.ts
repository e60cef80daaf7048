import type { IncomingMessage } from "node:http"
import { BlockList, isIP } from "node:net"

/** An IPv4 address without its IPv6 clothing. */
export const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/iu, "")

/** Addresses and networks of the proxies whose forwarded headers count. */
export function trustedProxies(entries: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = "", bits] = entry.split("/")
    const family = isIP(address) === 6 ? "ipv6" : "ipv4"
    if (isIP(address) === 0) continue
    if (bits) list.addSubnet(address, Number(bits), family)
    else list.addAddress(address, family)
  }
  return list
}

export const isAmong = (list: BlockList, address: string) =>
  isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? "ipv6" : "ipv4")

/** The visitor's address: the peer, or the last hop that a trusted proxy has not added itself. IPv6 counts by its /64. */
export function clientAddress(request: IncomingMessage, proxies: BlockList): string {
  let address = plainAddress(request.socket.remoteAddress ?? "")
  const hops = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((hop) => plainAddress(hop.trim()))
  while (isAmong(proxies, address) && hops.length > 0) {
    const hop = hops.pop() ?? ""
    if (isIP(hop) === 0) break
    address = hop
  }
  return networkOf(address)
}

/** Whom limits count: an IPv4 address, or the /64 of an IPv6 address. */
export const networkOf = (address: string) =>
  isIP(address) === 6 ? `${address.split(":").slice(0, 4).join(":")}::/64` : address

/** Whether the visitor came by https, as far as a trusted proxy says so. */
export function cameByHttps(request: IncomingMessage, proxies: BlockList): boolean {
  return (
    isAmong(proxies, plainAddress(request.socket.remoteAddress ?? "")) &&
    request.headers["x-forwarded-proto"] === "https"
  )
}
