import cluster, { type Worker } from "node:cluster"
import { setTimeout as sleep } from "node:timers/promises"
import { AggregatorRegistry } from "prom-client"

export interface WorkersOptions {
  count: number
  /** How long each worker accepts requests after "drain". */
  drainMs: number
  /** Program of each worker. */
  program: string
  /** Called with the port once the first worker listens. */
  onListening: (port: number) => void
  onTrouble: (message: string) => void
}

export interface Workers {
  /** Resolves with the exit code when all have ended: 1 when none ever listened. */
  ended: Promise<number>
  /** Aggregated metrics of all workers. */
  metrics: { contentType: string; read: () => Promise<string> }
  /**
   * Lets each worker finish its requests; with "drain" it first accepts more for a while. A second call ends them at
   * once.
   */
  stop: (how: "drain" | "stop") => void
}

const startAgainMs = 1_000
// Longer than a process takes to finish its requests.
const giveUpAfterMs = 12_000

/** Starts several processes on one port and replaces each that dies. They end with this process in every case. */
export function startWorkers({ count, drainMs, program, onListening, onTrouble }: WorkersOptions): Workers {
  let stopping = false
  let listened = false
  const ended = Promise.withResolvers<number>()
  cluster.setupPrimary({ exec: program, args: [] })

  // Stop over IPC: Ctrl-C already reached the worker and a second signal would kill it.
  const stopOne = (worker: Worker, how: "drain" | "stop") => {
    if (worker.isConnected()) worker.send(how)
    setTimeout(() => worker.process.kill("SIGKILL"), drainMs + giveUpAfterMs).unref()
  }
  const all = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)

  cluster.on("listening", (_worker, { port }) => {
    if (!listened) onListening(port)
    listened = true
  })
  cluster.on("exit", (worker, code, signal) => {
    if (!listened && code !== 0) stop("stop")
    if (!stopping) {
      onTrouble(`Process ${worker.process.pid} ended (${signal || code}); another one is started.`)
      startLater()
    } else if (all().length === 0) ended.resolve(listened ? 0 : 1)
  })
  function stop(how: "drain" | "stop"): void {
    stopping = true
    for (const worker of all()) stopOne(worker, how)
    if (all().length === 0) ended.resolve(listened ? 0 : 1)
  }
  function start(): void {
    const worker = cluster.fork()
    // One that cannot start, for want of processes or handles, emits errors instead of "exit".
    worker.on("error", () => undefined)
    if (worker.process.pid !== undefined) return
    onTrouble("A process could not be started; it is tried again.")
    startLater()
  }
  const startLater = () => void sleep(startAgainMs).then(() => stopping || start())
  for (let started = 0; started < count; started++) start()
  const figures = new AggregatorRegistry()
  const metrics = { contentType: figures.contentType, read: () => figures.clusterMetrics() }
  return { ended: ended.promise, metrics, stop }
}
