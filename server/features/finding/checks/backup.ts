import { findBackupFailure } from "#server/backup/backup-failure-store.ts"
import { type Check, hourMs } from "../check.ts"

/** The newest backup is of the last day, and none has failed since. */
export const backupCheck: Check = {
  name: "backup",
  run: async (app) => {
    const row = await app.db
      .selectFrom("backup")
      .select((eb) => eb.fn.max("created_at").as("at"))
      .executeTakeFirst()
    const failure = await findBackupFailure(app)
    if (failure) return { state: "fault", detail: failure.failed_at }
    if (!row?.at) return { state: "look" }
    const hours = Math.round((app.clock().getTime() - Date.parse(row.at)) / hourMs)
    return { state: hours > faultHours ? "fault" : hours > lookHours ? "look" : "fine", count: hours, detail: row.at }
  },
}

const lookHours = 26
const faultHours = 48
