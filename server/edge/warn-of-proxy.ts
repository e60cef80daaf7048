import type { IncomingMessage } from "node:http"
import type { Logger } from "pino"
import type { Networks } from "#server/networks.ts"
import { peerAddress } from "./client-address.ts"

/**
 * Returns a function that warns, once, of a proxy on this machine that TRUST_PROXY omits: all visitors would share one
 * rate limit.
 */
export function createProxyWarning(trustProxy: Networks, log: Logger): (request: IncomingMessage) => void {
  let isSettled = trustProxy.length > 0
  return (request) => {
    if (isSettled || request.headers["x-forwarded-for"] === undefined) return
    if (peerAddress(request)?.range() !== "loopback") return
    isSettled = true
    log.warn(
      "X-Forwarded-For came from this machine, but TRUST_PROXY is empty: behind a proxy, set TRUST_PROXY to its address",
    )
  }
}
