import { isIP } from "node:net"
import ipaddr from "ipaddr.js"

export type Address = ipaddr.IPv4 | ipaddr.IPv6

/** Networks as address and prefix length. */
export type Networks = readonly (readonly [Address, number])[]

const loopback: Networks = [ipaddr.parseCIDR("127.0.0.0/8"), ipaddr.parseCIDR("::1/128")]

/**
 * Parses an IP address, without port, brackets and zone; an IPv4-mapped IPv6 address becomes IPv4. Returns null for
 * anything else.
 */
export function readAddress(text: string): Address | null {
  const [, inBrackets, beforePort] = /^(?:\[([^\]]+)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/u.exec(text) ?? []
  const [address = ""] = (inBrackets ?? beforePort ?? text).split("%")
  return isIP(address) === 0 ? null : ipaddr.process(address)
}

/** Parses an address, a network in CIDR notation (RFC 4632) or `loopback`; returns null for anything else. */
export function readNetworks(entry: string): Networks | null {
  if (entry === "loopback") return loopback
  const [, text = "", prefix] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/iu.exec(entry) ?? []
  const width = { 0: 0, 4: 32, 6: 128 }[isIP(text)] ?? 0
  const bits = Number(prefix ?? width)
  if (width === 0 || bits > width) return null
  const address = ipaddr.parse(text)
  const isMapped = address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() && bits >= 96
  return [isMapped ? [address.toIPv4Address(), bits - 96] : [address, bits]]
}

export const isAmong = (networks: Networks, address: Address): boolean =>
  networks.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits))
