import { findBackupFailure } from "#server/backup/backup-failure-store.ts"
import { type Check, hourMs } from "../check.ts"

/** The newest backup is of the last day, and none has failed since; the count is its age in hours. */
export const backupCheck: Check = {
  name: "backup",
  run: async (app) => {
    const row = await app.db
      .selectFrom("backup")
      .select((eb) => eb.fn.max("created_at").as("at"))
      .executeTakeFirst()
    const failure = await findBackupFailure(app)
    const age = row?.at ? { count: Math.round((app.clock().getTime() - Date.parse(row.at)) / hourMs) } : {}
    if (failure) return { state: "fault", ...age, detail: failure.failed_at }
    if (!row?.at || age.count === undefined) return { state: "look" }
    return {
      state: age.count > faultHours ? "fault" : age.count > lookHours ? "look" : "fine",
      ...age,
      detail: row.at,
    }
  },
}

const lookHours = 26
const faultHours = 48
