import type { AppContext } from "../app-context.ts"
import type { Database } from "./dialects/database.ts"

// Tolerated difference between the clocks of several machines.
const skewMs = 10 * 60_000

type JobContext = Pick<AppContext, "db" | "clock" | "withLock">

/**
 * Runs a job that every process starts at about the same time, once: not while another process runs it, nor when it ran
 * since `due`. A killed process leaves no trace, so the next call runs it again. Returns false when it was not run.
 */
export async function runJob(app: JobContext, name: string, due: Date, work: () => Promise<unknown>): Promise<boolean> {
  let ran = false
  await app.withLock(name, async () => {
    const last = await readJob(app.db, name)
    const now = app.clock()
    // A later time was written before the clock was set back and is ignored.
    const latest = new Date(now.getTime() + skewMs).toISOString()
    if (last !== null && last >= due.toISOString() && last <= latest) return
    await work()
    await markJob(app.db, name, now.toISOString())
    ran = true
  })
  return ran
}

/** Returns when a job last ran; null if never. */
export async function readJob(db: Database, name: string): Promise<string | null> {
  const row = await db.selectFrom("job").select("ran_at").where("name", "=", name).executeTakeFirst()
  return row?.ran_at ?? null
}

/** Stores when a job ran. */
export async function markJob(db: Database, name: string, ran_at: string): Promise<void> {
  await db
    .insertInto("job")
    .values({ name, ran_at })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ ran_at }))
    .execute()
}

/** Begins the name under which a job that fails or hangs is stored, until a run succeeds. */
export const failingPrefix = "failing: "

/** Stores whether the last run of a job has failed, or hangs. */
export async function noteOutcome({ db, clock }: Pick<AppContext, "db" | "clock">, name: string, isFailing: boolean) {
  if (isFailing) await markJob(db, failingPrefix + name, clock().toISOString())
  else
    await db
      .deleteFrom("job")
      .where("name", "=", failingPrefix + name)
      .execute()
}
