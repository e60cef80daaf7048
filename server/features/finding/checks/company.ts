import { readSettings } from "#server/features/settings/store.ts"
import type { Check } from "../check.ts"

/** Company name, address, telephone and e-mail are known. */
export const companyCheck: Check = {
  name: "company",
  run: async ({ db }) => {
    const { company_name, address, phone, email } = await readSettings(db)
    const isWhole = [company_name, address, phone, email].every((text) => text !== "")
    return { state: isWhole ? "fine" : "fault", detail: [company_name, address, phone].filter(Boolean).join(", ") }
  },
}
