import type { AppContext } from "../app-context.ts"

type JobContext = Pick<AppContext, "db" | "clock" | "alone">

/**
 * Runs a job that every process calls at about the same time, once: not while another process is at it, nor when it has run
 * since `due`. A process that is killed meanwhile leaves no trace, so the next call runs it again. False when it was not run.
 */
export async function runJob(app: JobContext, name: string, due: Date, work: () => Promise<unknown>): Promise<boolean> {
  let ran = false
  await app.alone(name, async () => {
    const last = await app.db.selectFrom("job").select("ran_at").where("name", "=", name).executeTakeFirst()
    if (last && last.ran_at >= due.toISOString()) return
    const ran_at = app.clock().toISOString()
    await work()
    await app.db
      .insertInto("job")
      .values({ name, ran_at })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ ran_at }))
      .execute()
    ran = true
  })
  return ran
}
