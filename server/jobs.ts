import { setTimeout as sleep } from "node:timers/promises"
import { Cron } from "croner"
import pLimit from "p-limit"
import type { AppContext } from "./app-context.ts"
import { createClockGuard } from "./clock-jump.ts"
import { noteOutcome, runJob } from "./db/run-job.ts"
import type { Job } from "./job.ts"

// Time zone of the company.
const timezone = "Europe/Berlin"
const usual = "0 */10 * * * *"
// Each holds a connection for its lock; one that takes longer than the time leaves its place to others.
const lockedAtOnce = 4
const placeMs = 60_000
// The log and the findings name a job that runs for longer.
const patienceMs = 3_600_000
const closeMs = 8_000
// The removals of one round share a look at the clock.
const plausibleMs = 60_000

export interface JobState {
  failures: number
  /** Outcome that is stored; undefined at the start, when an earlier process may have stored one. */
  isFailing?: boolean
  /** When the present run began, by the monotonic clock; null when none is running. */
  since: number | null
}

export interface Jobs {
  states: ReadonlyMap<string, JobState>
  /** Resolves when no job is running. */
  idle(): Promise<void>
  /** Stops all by one signal; waits some seconds for those that are running. */
  close(): Promise<void>
}

/**
 * Runs each job at its times, alone: one that throws is logged and counted, one that hangs is logged and delays no
 * other, and none begins before its last run has ended. On a shared database each time is taken by one process.
 */
export function startJobs(app: AppContext, jobs: readonly Job[], hangsAfterMs = patienceMs): Jobs {
  const closing = new AbortController()
  const { signal } = closing
  const place = pLimit(lockedAtOnce)
  const isPlausible = createSharedGuard(app)
  const states = new Map(jobs.map(({ name }) => [name, { failures: 0, since: null } as JobState]))
  const running = new Set<Promise<void>>()

  const work = async (job: Job) => {
    if (!signal.aborted && (!job.byAge || (await isPlausible()))) await job.run(app, signal)
  }
  const workInPlace = async (job: Job, due: Date) => {
    const begun = Promise.withResolvers<unknown>()
    await place(async () => {
      const done = runJob(app, job.name, due, () => work(job))
      begun.resolve(done)
      await Promise.race([done, sleep(placeMs, undefined, { signal, ref: false })]).catch(() => undefined)
    })
    await begun.promise
  }
  const note = async (job: Job, state: JobState, isFailing: boolean) => {
    if ((!isFailing && state.isFailing === false) || signal.aborted) return
    // Where the database is away or full, the next run stores it.
    const isStored = await noteOutcome(app, job.name, isFailing).then(
      () => true,
      () => false,
    )
    if (isStored) state.isFailing = isFailing
  }
  const perform = async (job: Job, cron: Cron) => {
    const state = states.get(job.name) ?? { failures: 0, since: null }
    state.since = performance.now()
    const hanging = setTimeout(() => {
      app.log.error({ job: job.name }, "a job hangs")
      void note(job, state, true)
    }, hangsAfterMs).unref()
    try {
      // A timer may fire a little early; that still means this time, not the one before.
      const soon = new Date(app.clock().getTime() + 1_000)
      const isAlone = job.each === true || !app.dialect.shared
      await (isAlone ? work(job) : workInPlace(job, cron.previousRuns(1, soon)[0] ?? app.clock()))
      await note(job, state, false)
    } catch (error) {
      if (signal.aborted) return
      state.failures++
      app.log.error({ err: error, job: job.name }, "a job failed")
      await note(job, state, true)
    } finally {
      clearTimeout(hanging)
      state.since = null
    }
  }
  const crons = jobs.map((job) => {
    const cron = new Cron(job.every ?? usual, { timezone, protect: true, unref: true }, (self: Cron) => {
      const run = perform(job, self).finally(() => running.delete(run))
      running.add(run)
      return run
    })
    if (!job.later) void cron.trigger()
    return cron
  })
  const idle = async () => {
    while (running.size > 0) await Promise.all(running)
  }
  return {
    states,
    idle,
    close: async () => {
      for (const cron of crons) cron.stop()
      closing.abort()
      await Promise.race([idle(), sleep(closeMs, undefined, { ref: false })])
    },
  }
}

/** Runs each job once, in their order. */
export async function runOnce(
  app: AppContext,
  jobs: readonly Job[],
  isClockPlausible: () => Promise<boolean> = async () => true,
): Promise<void> {
  const { signal } = new AbortController()
  for (const job of jobs) if (!job.byAge || (await isClockPlausible())) await job.run(app, signal)
}

function createSharedGuard(app: AppContext): () => Promise<boolean> {
  const look = createClockGuard(app)
  let [at, outcome] = [Number.NEGATIVE_INFINITY, Promise.resolve(true)]
  return () => {
    if (performance.now() - at > plausibleMs) {
      at = performance.now()
      outcome = look()
      // A failed look is repeated by the next job.
      outcome.catch(() => {
        at = Number.NEGATIVE_INFINITY
      })
    }
    return outcome
  }
}
