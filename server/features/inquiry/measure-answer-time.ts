import type { AppContext } from "#server/app-context.ts"
import { bumpContentVersion } from "#server/db/content-state.ts"
import { runJob } from "#server/db/run-job.ts"
import { germanTime, startOfGermanDay } from "#server/german-time.ts"
import { readDeskFigures } from "./desk-figures.ts"

const leastAnswered = 20
// Coarse, so that cached pages change on few nights; rounded up, so that no visitor is promised more than was kept.
const stepMinutes = 10

/** Measures once a night what visitors are told of how soon inquiries are answered. */
export async function measureAnswerTime(app: AppContext): Promise<void> {
  const now = app.clock()
  const [day = ""] = germanTime(now.toISOString()).split(" ")
  await runJob(app, "answer-time", startOfGermanDay(day), () => storeAnswerTime(app))
}

/** Stores the median of the last 90 days in the settings, or null where too few were answered or nobody is to see it. */
export async function storeAnswerTime({ db, clock }: Pick<AppContext, "db" | "clock">): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { show_answer_time, answer_time_minutes: before } = await trx
      .selectFrom("settings")
      .select(["show_answer_time", "answer_time_minutes"])
      .executeTakeFirstOrThrow()
    const { total } = await readDeskFigures(trx, {}, clock())
    const isShown = show_answer_time === 1 && total.answered >= leastAnswered && total.median_minutes !== null
    const after = isShown ? Math.max(1, Math.ceil((total.median_minutes ?? 0) / stepMinutes)) * stepMinutes : null
    if (after === before) return
    await trx.updateTable("settings").set({ answer_time_minutes: after }).execute()
    await bumpContentVersion(trx)
  })
}
