import { failingPrefix } from "#server/db/run-job.ts"
import type { Check } from "../check.ts"

/** The last run of no job has failed or hangs. */
export const jobsCheck: Check = {
  name: "jobs",
  run: async ({ db }) => {
    const rows = await db.selectFrom("job").select("name").where("name", "like", `${failingPrefix}%`).execute()
    const names = rows.map(({ name }) => name.slice(failingPrefix.length))
    return { state: names.length > 0 ? "fault" : "fine", count: names.length, detail: names.toSorted().join(", ") }
  },
}
