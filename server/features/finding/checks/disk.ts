import { statfs } from "node:fs/promises"
import type { Check } from "../check.ts"

/** The disk of data and backups has room. */
export const diskCheck: Check = {
  name: "disk",
  run: async ({ config }) => {
    const { bavail, blocks } = await statfs(config.dataDir)
    const free = Math.round((bavail / blocks) * 100)
    return { state: free < faultPercent ? "fault" : free < lookPercent ? "look" : "fine", count: free }
  },
}

const lookPercent = 15
const faultPercent = 5
