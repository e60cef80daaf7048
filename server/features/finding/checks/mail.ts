import { countRows } from "#server/db/count-rows.ts"
import { type Check, hourMs } from "../check.ts"

/** No mail waits for an hour, and none was given up. */
export const mailCheck: Check = {
  name: "mail",
  run: async ({ db, config, clock }) => {
    if (config.mail === null) return { state: "fine" }
    const failed = await countRows(db.selectFrom("outbox").where("state", "=", "failed"))
    const before = new Date(clock().getTime() - hourMs).toISOString()
    const waiting = db.selectFrom("outbox").where("state", "=", "waiting")
    // Several tries failed, or nobody has tried for an hour.
    const late = await countRows(
      waiting.where((eb) => eb.or([eb("due_at", "<", before), eb("attempts", ">=", severalTries)])),
    )
    return { state: late > 0 ? "fault" : failed > 0 ? "look" : "fine", count: late + failed }
  },
}

const severalTries = 5
