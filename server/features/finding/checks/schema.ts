import { pendingMigrations } from "#server/db/migrate.ts"
import type { Check } from "../check.ts"

/** The database has the schema of this program; another process may have been updated before. */
export const schemaCheck: Check = {
  name: "schema",
  run: async (app) => {
    const pending = await pendingMigrations(app)
    return { state: pending.length > 0 ? "fault" : "fine", count: pending.length, detail: pending.join(", ") }
  },
}
