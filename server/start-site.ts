import type { Logger } from "pino"
import type { ServerBuild } from "react-router"
import type { AppContext } from "./app-context.ts"
import { AppError } from "./app-error.ts"
import { createPasswords } from "./auth/hash-gate.ts"
import { openDatabase } from "./db/open-database.ts"
import { startContentClock } from "./db/content-clock.ts"
import { readContentVersion } from "./db/content-state.ts"
import type { OpenDatabase } from "./db/dialects/dialect.ts"
import type { Config } from "./env.ts"
import { features, kinds, listJobs, mailSources, records, tables } from "./features.ts"
import { type Listener, createListener } from "#server/edge/create-listener.ts"
import { createSite } from "#server/edge/create-site.ts"
import type { Metrics } from "#server/edge/metrics.ts"
import { createPageHandler } from "#server/edge/page-requests.ts"
import { createRateLimits } from "#server/limits/rate-limits.ts"
import { createLog } from "./create-log.ts"
import { createDemand } from "./demand/demand.ts"
import { createRedirectHits } from "./features/redirect/count-hits.ts"
import { checkOpening } from "./features/finding/check-opening.ts"
import { createVisitCounts } from "./features/visit/count-visits.ts"
import { knowsWords } from "./demand/catalogue-words.ts"
import { createMailer } from "./mail/mailer.ts"
import { createSizeMaker, pictureCache } from "./media/make-sizes.ts"
import { startJobs } from "./jobs.ts"
import { serverMarker } from "./server-marker.ts"
import { backUpBeforeUpdate } from "./backup/back-up-before-update.ts"

export interface OpenSite {
  app: AppContext
  database: OpenDatabase
  /** Null when metrics are disabled. */
  metrics: Metrics | null
  /** The request listener, without a server, for development. */
  listener: Listener
  /** Makes /readyz respond 503 and closes connections after their response, so that proxies route elsewhere. */
  beginStop(): void
  close(): Promise<void>
}

export interface SiteOptions {
  config: Config
  programDir: string
  build: ServerBuild
  log?: Logger
}

/** Opens everything that lives as long as the process: database, background work, request listener. */
export async function openSite({
  config,
  programDir,
  build,
  log = createLog(config.logLevel),
}: SiteOptions): Promise<OpenSite> {
  const database = await openDatabase({ ...config, log }, backUpBeforeUpdate(config.dataDir, tables))
  const { db, dialect, snapshot, withLock } = database
  const sizes = createSizeMaker({
    db,
    withLock,
    dialect,
    log,
    programDir,
    cacheDir: pictureCache(programDir),
  })
  const clock = () => new Date()
  const mail = createMailer({ db, log, clock, mail: config.mail, publicUrl: config.publicUrl, sources: mailSources })
  const content = await startContentClock({ read: () => readContentVersion(db), log })
  const app: AppContext = {
    config,
    programDir,
    db,
    dialect,
    snapshot,
    withLock,
    clock,
    content,
    log,
    limits: createRateLimits({ enabled: config.rateLimits, db, clock }),
    passwords: createPasswords(),
    sizes,
    mail,
    demand: createDemand({
      db,
      clock,
      log,
      knowsWords: (words) => knowsWords({ db, dialect, content, records }, words),
    }),
    redirectHits: createRedirectHits({ db, clock, log }),
    checkOpening,
    visits: createVisitCounts({ db, clock, log, publicUrl: config.publicUrl }),
    records,
    kinds,
    tables,
  }
  log.debug({ marker: serverMarker }, "site opened")
  for (const feature of features) await feature.start?.(app)
  let stopping = false
  const ping = async () => {
    if (stopping) throw new AppError("unavailable", { detail: "This process is about to stop" })
    await database.ping()
  }
  const site = createSite({ app, programDir, ping, renderPage: createPageHandler(build, app) })
  const outermost = createListener({ app, site })
  const stopListening = database.onContentVersion(() => void content.refresh())
  const jobs = startJobs(app, [...listJobs(config), outermost.job])
  const metrics = config.metrics
    ? (await import("#server/edge/metrics.ts")).createMetrics({ db, database, jobs })
    : null
  const listener: Listener = (request, response) => {
    if (stopping) response.shouldKeepAlive = false
    metrics?.watch(request, response)
    return outermost.listener(request, response)
  }
  return {
    app,
    database,
    metrics,
    listener,
    beginStop: () => {
      stopping = true
    },
    close: async () => {
      stopListening()
      outermost.close()
      await jobs.close()
      await mail.close()
      for (const feature of features) await feature.stop?.(app)
      await sizes.close()
      await database.close()
    },
  }
}
