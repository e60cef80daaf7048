import { readFindingRow } from "../store.ts"
import type { Check } from "../check.ts"

/** Mail is set up, and somebody has received a test mail. */
export const mailTestCheck: Check = {
  name: "mail-test",
  run: async ({ db, config }) => {
    if (config.mail === null) return { state: "look" }
    const row = await readFindingRow(db, "mail-test")
    return { state: row?.detail ? "fine" : "look", detail: row?.detail ?? "" }
  },
}
