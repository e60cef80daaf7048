import type { Server } from "node:http"
import type { Config } from "#server/env.ts"
import { isAmong, readAddress } from "#server/networks.ts"
import { networkOf } from "./client-address.ts"
import { visitorNetworks } from "#server/limits/visitor-networks.ts"

const maxOneVisitor = 100

/**
 * Closes connections of one visitor beyond a hundred at a time (IPv6: per /64; four times as many per /56, sixteen
 * times per /48), per process. Trusted proxies are not counted, nor loopback where limits are off.
 */
export function limitConnections(
  server: Server,
  { trustProxy, rateLimits }: Pick<Config, "trustProxy" | "rateLimits">,
): void {
  const open = new Map<string, number>()
  const close = (network: string) => {
    const left = (open.get(network) ?? 1) - 1
    if (left > 0) open.set(network, left)
    else open.delete(network)
  }
  server.on("connection", (socket) => {
    const address = readAddress(socket.remoteAddress ?? "")
    if (!address || isAmong(trustProxy, address) || (!rateLimits && address.range() === "loopback")) return
    const networks = visitorNetworks(networkOf(address))
    if (networks.some(({ key, factor }) => (open.get(key) ?? 0) >= maxOneVisitor * factor)) {
      socket.destroy()
      return
    }
    for (const { key } of networks) open.set(key, (open.get(key) ?? 0) + 1)
    socket.once("close", () => networks.forEach(({ key }) => close(key)))
  })
}
