import cluster from "node:cluster"
import { existsSync } from "node:fs"
import { join } from "node:path"
import process from "node:process"
import { setTimeout as sleep } from "node:timers/promises"
import { pathToFileURL } from "node:url"
import * as site from "./server/app.ts"
import type * as LoadDemo from "./seed/load-demo.ts"

// In the build, this is build/server/main.js.
const programDir = join(import.meta.dirname, "../..")
if (existsSync(join(programDir, ".env"))) process.loadEnvFile(join(programDir, ".env"))
process.env["NODE_ENV"] ??= "production"

const loopback = ["127.0.0.1", "localhost", "::1"]
site.stopWithParent()
try {
  const config = site.readEnv(process.env)
  if (config.workers > 1 && cluster.isPrimary) await runWorkers(config)
  else await serve(config)
} catch (error) {
  const reason = error instanceof site.EnvironmentError ? error.message : site.explainFailure(error)
  if (reason === null) throw error
  console.error(reason)
  process.exitCode = 1
  // The IPC channel would keep a worker alive.
  cluster.worker?.disconnect()
}

/** Runs the site in this process. */
async function serve(config: site.Config): Promise<void> {
  const opened = await site.openSite({ config, programDir, build: site.build })
  // Binds the port first: a start without it must neither fill the database nor print a password.
  const filled = Promise.withResolvers<void>()
  let listener: typeof opened.listener = (request, response) =>
    filled.promise.then(() => opened.listener(request, response))
  const server = await site.listen((request, response) => listener(request, response), config)
  // One of several starting processes fills the database.
  await site.waitForLock(opened.database, "first content", () => fill(opened.app))
  listener = opened.listener
  filled.resolve()
  opened.app.sizes.resume()
  // The parent serves the metrics of its workers.
  const registry = cluster.isWorker ? undefined : opened.metrics?.registry
  const figures = registry && { contentType: registry.contentType, read: () => registry.metrics() }
  const metricsServer = await serveMetrics(config, figures)
  const address = server.address()
  if (!cluster.isWorker) greet(config, typeof address === "object" && address ? address.port : config.port)
  stopOnSignals(async ({ drain }) => {
    opened.beginStop()
    if (drain) await sleep(config.drainMs)
    metricsServer?.close()
    await site.stopServer(server)
    await opened.close()
  })
}

/** Runs several processes on one port. */
async function runWorkers(config: site.Config): Promise<void> {
  const { startWorkers } = await site.loadWorkers()
  const workers = startWorkers({
    count: config.workers,
    drainMs: config.drainMs,
    program: import.meta.filename,
    onListening: (port) => greet(config, port),
    onTrouble: (message) => console.error(message),
  })
  await serveMetrics(config, workers.metrics)
  process.on("SIGTERM", () => workers.stop("drain"))
  process.on("SIGINT", () => workers.stop("stop"))
  process.exit(await workers.ended)
}

async function serveMetrics({ metrics }: site.Config, figures?: site.Workers["metrics"]) {
  return metrics && figures ? site.listenMetrics(figures, metrics.port, metrics.host) : null
}

async function fill(app: site.AppContext): Promise<void> {
  if (app.config.seed === "demo" && (await site.isUntouched(app.db))) {
    // Loaded from source, because it is needed once.
    const demo = pathToFileURL(join(programDir, "seed/load-demo.ts")).href
    const { loadDemo } = (await import(/* @vite-ignore */ demo)) as typeof LoadDemo
    const loaded = await loadDemo(app)
    if (loaded)
      console.log(
        `Demo content loaded in ${(loaded.ms / 1_000).toFixed(1)} s: ${loaded.services} services, ${loaded.parts} parts.`,
      )
  }
  const isNew = await site.isUntouched(app.db)
  const admin = await site.createFirstAccount(app)
  if (admin && isNew && app.config.seed === "off") await site.closeNewSite(app.db)
  if (admin?.password)
    console.log(
      `Sign in at /controller with login "${admin.login}" and password "${admin.password}" (shown once; it must be changed).`,
    )
}

function greet(config: site.Config, port: number): void {
  const data = config.databaseUrl === undefined ? config.dataDir : `the database of DATABASE_URL`
  const processes = config.workers > 1 ? `, in ${config.workers} processes` : ""
  console.log(`The site is at ${config.publicUrl.replace(/:0$/u, `:${port}`)} and its data in ${data}${processes}`)
  if (config.publicUrl.startsWith("http:") && !loopback.includes(config.host))
    console.warn("PUBLIC_URL is not https: forms carry personal data and need TLS in front of this site.")
  if (!config.rateLimits) console.warn("RATE_LIMITS is off: for tests and benchmarks on this machine only.")
}

/**
 * SIGTERM comes from a release or a restart, with requests in flight; Ctrl-C from a waiting person. A second signal
 * ends the process at once.
 */
function stopOnSignals(close: (how: { drain: boolean }) => Promise<void>): void {
  let stopping = false
  const stop = (drain: boolean) => {
    if (stopping) process.exit(1)
    stopping = true
    close({ drain }).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  // A worker is stopped by its parent, which receives the terminal's signals as well.
  if (cluster.isWorker)
    process.on("message", (message) => (message === "drain" || message === "stop") && stop(message === "drain"))
  process.on("SIGTERM", cluster.isWorker ? () => undefined : () => stop(true))
  process.on("SIGINT", cluster.isWorker ? () => undefined : () => stop(false))
}
