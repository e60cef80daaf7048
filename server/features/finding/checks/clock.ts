import { failingPrefix } from "#server/db/run-job.ts"
import type { Check } from "../check.ts"

const skewMs = 10 * 60_000

/** The clock has not been set back: no job has run in what is now the future. */
export const clockCheck: Check = {
  name: "clock",
  run: async ({ db, clock }) => {
    const row = await db
      .selectFrom("job")
      .select((eb) => eb.fn.max("ran_at").as("at"))
      .where("name", "not like", `${failingPrefix}%`)
      .executeTakeFirst()
    const isBack = Date.parse(row?.at ?? "") - clock().getTime() > skewMs
    return { state: isBack ? "fault" : "fine", detail: clock().toISOString() }
  },
}
