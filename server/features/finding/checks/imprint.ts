import { readSettings } from "#server/features/settings/store.ts"
import type { Check } from "../check.ts"

/** The imprint names who is responsible, and the register entry or the VAT number (§ 5 DDG). */
export const imprintCheck: Check = {
  name: "imprint",
  run: async ({ db }) => {
    const { managing_director, register_entry, vat_id } = await readSettings(db)
    const isWhole = managing_director !== "" && (register_entry !== "" || vat_id !== "")
    return {
      state: isWhole ? "fine" : "fault",
      detail: [managing_director, register_entry, vat_id].filter(Boolean).join(", "),
    }
  },
}
