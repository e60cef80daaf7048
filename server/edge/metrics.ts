import cluster from "node:cluster"
import { type IncomingMessage, type ServerResponse, type Server, createServer } from "node:http"
import { AggregatorRegistry, Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client"
import { findingStates } from "#contract/finding-constants.ts"
import type { AppContext } from "#server/app-context.ts"
import { countRows } from "#server/db/count-rows.ts"
import type { Jobs } from "#server/jobs.ts"
import type { OpenDatabase } from "#server/db/dialects/dialect.ts"
import { openPort } from "./listen.ts"

export interface Metrics {
  registry: Registry
  /** Measures a response until its last byte is sent. */
  watch: (request: IncomingMessage, response: ServerResponse) => void
}

type MetricsContext = Pick<AppContext, "db"> & {
  database: Pick<OpenDatabase, "ping" | "connections">
  jobs: Pick<Jobs, "states">
}

/** Counts and measures this process; values from the database are read at each scrape. */
export function createMetrics({ db, database, jobs }: MetricsContext): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: "site_request_duration_seconds",
    help: "Time until the last byte of a response, by kind of request and class of status",
    labelNames: ["kind", "status"],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  // The same in every process of one database, so aggregation takes the maximum, not the sum.
  const gauge = (name: string, help: string, collect: (gauge: Gauge) => Promise<void>) =>
    new Gauge({
      name,
      help,
      aggregator: "max",
      registers: [registry],
      async collect() {
        await collect(this).catch(() => this.reset())
      },
    })
  new Gauge({
    name: "site_database_up",
    help: "1 when the database responds to this process",
    aggregator: "min",
    registers: [registry],
    async collect() {
      this.set(
        await database.ping().then(
          () => 1,
          () => 0,
        ),
      )
    },
  })
  gauge("site_content_version", "Version of everything that a visitor can see", async (metric) => {
    metric.set((await db.selectFrom("content_state").select("version").executeTakeFirstOrThrow()).version)
  })
  gauge("site_mails_waiting", "Messages that are still to be delivered", async (metric) => {
    metric.set(await countMails(db, "waiting"))
  })
  gauge("site_mails_failed", "Messages that were given up", async (metric) => {
    metric.set(await countMails(db, "failed"))
  })
  gauge("site_pictures_waiting", "Pictures whose sizes are still to be made", async (metric) => {
    metric.set(await countPictures(db, 1))
  })
  gauge("site_pictures_failed", "Pictures whose sizes could not be made", async (metric) => {
    metric.set(await countPictures(db, 2))
  })
  gauge("site_backup_timestamp_seconds", "When the newest backup was made", async (metric) => {
    const row = await db
      .selectFrom("backup")
      .select((eb) => eb.fn.max("created_at").as("at"))
      .executeTakeFirst()
    if (row?.at) metric.set(Date.parse(row.at) / 1_000)
  })
  new Gauge({
    name: "site_finding",
    help: "What a check found: 0 fine, 1 to be looked at, 2 a fault",
    labelNames: ["check"],
    aggregator: "max",
    registers: [registry],
    async collect() {
      const rows = await db.selectFrom("finding").select(["name", "state"]).execute()
      for (const { name, state } of rows) this.set({ check: name }, findingStates.indexOf(state))
    },
  })
  new Gauge({
    name: "site_database_connections",
    help: "Connections of the process to a database server, and calls that wait for one",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(database.connections?.() ?? {})) this.set({ state }, count)
    },
  })
  new Counter({
    name: "site_job_failures_total",
    help: "Failed runs of jobs in the background",
    labelNames: ["job"],
    registers: [registry],
    collect() {
      this.reset()
      for (const [job, { failures }] of jobs.states) this.inc({ job }, failures)
    },
  })
  new Gauge({
    name: "site_job_running_seconds",
    help: "How long the present run of a job takes; 0 when it is not running",
    labelNames: ["job"],
    aggregator: "max",
    registers: [registry],
    collect() {
      for (const [job, { since }] of jobs.states)
        this.set({ job }, since === null ? 0 : (performance.now() - since) / 1_000)
    },
  })
  if (cluster.isWorker) joinAggregate(registry)
  return {
    registry,
    watch(request, response) {
      const end = requests.startTimer({ kind: kindOf(request.url ?? "") })
      response.once("close", () => end({ status: `${Math.floor(response.statusCode / 100)}xx` }))
    },
  }
}

/** Reports this worker's metrics when the parent asks. */
function joinAggregate(registry: Registry): void {
  AggregatorRegistry.setRegistries(registry)
  new AggregatorRegistry()
}

const countMails = (db: AppContext["db"], state: "waiting" | "failed") =>
  countRows(db.selectFrom("outbox").where("state", "=", state))

const countPictures = (db: AppContext["db"], pending: number) =>
  countRows(db.selectFrom("picture").where("pending", "=", pending))

function kindOf(url: string): string {
  if (url.startsWith("/api/media/") || url.startsWith("/media/")) return "media"
  if (url.startsWith("/api/")) return "api"
  if (url.startsWith("/assets/") || url.startsWith("/pictures/")) return "file"
  return url === "/healthz" || url === "/readyz" ? "health" : "page"
}

interface Readable {
  contentType: string
  read: () => Promise<string>
}

/** Serves Prometheus metrics at /metrics on a separate port, which visitors must not reach. */
export function listenMetrics({ read, contentType }: Readable, port: number, host: string): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end()
      return
    }
    read().then(
      (text) => response.writeHead(200, { "Content-Type": contentType, "Cache-Control": "no-store" }).end(text),
      () => response.writeHead(503).end(),
    )
  })
  return openPort(server, { port, host }, "METRICS_")
}
