import type { Check } from "../check.ts"

/** Limits against floods are on. */
export const limitsCheck: Check = {
  name: "limits",
  run: async ({ config }) => ({ state: config.rateLimits ? "fine" : "fault" }),
}
