import type { Server } from "node:http"
import { BlockList, isIP } from "node:net"
import type { Config } from "#server/env.ts"
import { isAmong, networkOf, plainAddress, trustedProxies } from "./client-address.ts"

const mostOfOneAddress = 100

/**
 * Closes the connections of one address (IPv6: of one /64) beyond a hundred at a time, in each process. Proxies that are trusted bring
 * everybody's connections and are not counted; nor is this machine where limits are off.
 */
export function limitConnections(
  server: Server,
  { trustProxy, rateLimits }: Pick<Config, "trustProxy" | "rateLimits">,
): void {
  const proxies = trustedProxies(trustProxy)
  const loopback = new BlockList()
  loopback.addSubnet("127.0.0.0", 8, "ipv4")
  loopback.addAddress("::1", "ipv6")
  const open = new Map<string, number>()
  server.on("connection", (socket) => {
    const address = plainAddress(socket.remoteAddress ?? "")
    if (isIP(address) === 0 || isAmong(proxies, address) || (!rateLimits && isAmong(loopback, address))) return
    const network = networkOf(address)
    const count = open.get(network) ?? 0
    if (count >= mostOfOneAddress) {
      socket.destroy()
      return
    }
    open.set(network, count + 1)
    socket.once("close", () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}
