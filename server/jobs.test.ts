import pino from "pino"
import { afterEach, expect, it } from "vitest"
import { onEachEngine } from "#tests/harness/engines.ts"
import { openTestSite } from "#tests/harness/test-site.ts"
import { failingPrefix } from "./db/run-job.ts"
import { createMetrics } from "./edge/metrics.ts"
import { type Job, eachAlone } from "./job.ts"
import { type Jobs, startJobs } from "./jobs.ts"

// Next due in January: within a test only the run at the start happens.
const every = "0 0 0 1 1 *"

onEachEngine("jobs", (open) => {
  const started: Jobs[] = []
  afterEach(async () => {
    for (const jobs of started.splice(0)) await jobs.close()
  })
  const start = async (list: readonly Job[]) => {
    const { app } = await openTestSite(open())
    const lines: string[] = []
    app.log = pino({ level: "error" }, { write: (line: string) => void lines.push(line) })
    const jobs = startJobs(app, list)
    started.push(jobs)
    return { app, jobs, lines }
  }

  it("run although one throws and one hangs; the failure is in the log and in /metrics", async () => {
    const ran = Promise.withResolvers<string>()
    const hangs = Promise.withResolvers<string>()
    let isEnded = false
    const { app, jobs, lines } = await start([
      { name: "throws", every, run: () => Promise.reject(new Error("no such table")) },
      {
        name: "hangs",
        every,
        run: (_app, signal) =>
          new Promise<void>((resolve) => {
            hangs.resolve("hangs")
            signal.addEventListener("abort", () => {
              isEnded = true
              resolve()
            })
          }),
      },
      { name: "runs", every, run: () => ran.resolve("ran") },
    ])
    expect(await Promise.all([ran.promise, hangs.promise])).toEqual(["ran", "hangs"])
    await expect.poll(() => jobs.states.get("throws")?.failures).toBe(1)
    // Its outcome is stored after it.
    await expect.poll(() => jobs.states.get("runs")?.since).toBeNull()
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { job: "throws", err: { message: "no such table" }, msg: "a job failed" },
    ])
    const { registry } = createMetrics({ db: app.db, database: open(), jobs })
    const text = await registry.metrics()
    expect(text).toContain('site_job_failures_total{job="throws"} 1')
    expect(text).toContain('site_job_failures_total{job="runs"} 0')
    expect(text).toMatch(/site_job_running_seconds\{job="hangs"\} \d+\.\d*[1-9]/u)
    expect(text).toContain('site_job_running_seconds{job="runs"} 0')
    await jobs.close()
    expect(isEnded).toBe(true)
  })

  it("is kept as failing while it hangs, until a run of it ends", async () => {
    const stuck = Promise.withResolvers<void>()
    const { app, lines } = await start([])
    const failing = () => app.db.selectFrom("job").select("name").where("name", "=", `${failingPrefix}copies`).execute()
    const jobs = startJobs(app, [{ name: "copies", every, run: () => stuck.promise }], 5)
    started.push(jobs)
    await expect.poll(failing).toEqual([{ name: `${failingPrefix}copies` }])
    expect(lines.join("")).toContain("a job hangs")
    stuck.resolve()
    await expect.poll(failing).toEqual([])
  })

  it("run once for two processes of one database, but for those of each process", async ({ skip }) => {
    if (!open().dialect.shared) return skip("the file belongs to one process")
    let [once, each] = [0, 0]
    const list: Job[] = [
      { name: "one", every, run: () => void once++ },
      { name: "all", every, each: true, run: () => void each++ },
    ]
    const processes = await Promise.all([start(list), start(list)])
    await Promise.all(processes.map(({ jobs }) => jobs.idle()))
    expect([once, each]).toEqual([1, 2])
  })

  it("wait for their time, and while the clock may be wrong", async () => {
    const ran: string[] = []
    const { app } = await start([])
    const future = new Date(app.clock().getTime() + 400 * 86_400_000)
    await app.db.insertInto("job").values({ name: "removal by age", ran_at: app.clock().toISOString() }).execute()
    const jobs = startJobs({ ...app, clock: () => future }, [
      { name: "later", every, later: true, run: () => void ran.push("later") },
      { name: "aged", every, byAge: true, run: () => void ran.push("aged") },
      { name: "other", every, run: () => void ran.push("other") },
    ])
    started.push(jobs)
    await jobs.idle()
    expect(ran).toEqual(["other"])
  })
})

it("goes on with the next item after one that fails, and tells of all", async () => {
  const done: number[] = []
  const work = async (item: number) => {
    if (item % 2 === 0) throw new Error(`no ${item}`)
    done.push(item)
  }
  await expect(eachAlone([1, 2, 3, 4], work)).rejects.toMatchObject({
    message: "2 of 4 failed",
    errors: [{ message: "no 2" }, { message: "no 4" }],
  })
  expect(done).toEqual([1, 3])
})
