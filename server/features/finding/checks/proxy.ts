import type { Check } from "../check.ts"

/** A site behind TLS knows its proxy, without which all visitors share one address. */
export const proxyCheck: Check = {
  name: "proxy",
  run: async ({ config }) => ({
    state: config.publicUrl.startsWith("https:") && config.trustProxy.length === 0 ? "look" : "fine",
  }),
}
