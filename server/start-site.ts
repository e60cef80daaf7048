import { IncomingMessage, type Server, createServer } from "node:http"
import { getRequestListener } from "@hono/node-server"
import pino from "pino"
import type { ServerBuild } from "react-router"
import type { AppContext } from "./app-context.ts"
import { openDatabase } from "./db/open-database.ts"
import type { OpenDatabase } from "./db/dialects/dialect.ts"
import type { Config } from "./env.ts"
import { removeHalfBackups } from "./backup/make-backup.ts"
import { removeDeadSets } from "./features/spare/commands/remove-dead-sets.ts"
import { isAllowedHost } from "./http/allowed-hosts.ts"
import { cameByHttps, clientAddress, trustedProxies } from "./http/client-address.ts"
import { createSite } from "./http/create-site.ts"
import { createPageHandler } from "./http/page-requests.ts"
import { createRateLimits } from "./http/rate-limits.ts"
import { createSizeMaker } from "./media/make-sizes.ts"
import { startSweeping } from "./sweep.ts"
import { serverMarker } from "./server-marker.ts"

export interface OpenSite {
  app: AppContext
  database: OpenDatabase
  /** The request listener, without a server, for development. */
  listener: ReturnType<typeof getRequestListener>
  close(): Promise<void>
}

export interface SiteOptions {
  config: Config
  programDir: string
  build: ServerBuild
  log?: pino.Logger
}

/** Opens everything that lives as long as the process: database, background work, the site's request listener. */
export async function openSite({
  config,
  programDir,
  build,
  log = pino({ level: config.logLevel }),
}: SiteOptions): Promise<OpenSite> {
  const database = await openDatabase(config.dataDir)
  const { db, dialect, snapshot } = database
  const sizes = createSizeMaker({ db, log, programDir, cacheDir: `${programDir}/node_modules/.cache/pictures` })
  const app: AppContext = {
    actor: "",
    config,
    programDir,
    db,
    dialect,
    snapshot,
    clock: () => new Date(),
    log,
    limits: createRateLimits(config.rateLimits),
    sizes,
  }
  log.debug({ marker: serverMarker }, "site opened")
  await removeDeadSets(app)
  await removeHalfBackups(app)
  const stopSweeping = startSweeping(app)
  const proxies = trustedProxies(config.trustProxy)
  const site = createSite({ app, programDir, ping: database.ping, renderPage: createPageHandler(build, app) })
  const listener = getRequestListener(
    (request, { incoming }) => {
      if (!(incoming instanceof IncomingMessage)) return new Response("HTTP/1.1 only", { status: 505 })
      const health = incoming.url === "/healthz" || incoming.url === "/readyz"
      if (!health && !isAllowedHost(incoming, config.publicUrl))
        return new Response("This host is not served here", { status: 421 })
      return site.fetch(request, { address: clientAddress(incoming, proxies), https: cameByHttps(incoming, proxies) })
    },
    { overrideGlobalObjects: false, errorHandler: () => new Response("Bad request", { status: 400 }) },
  )
  return {
    app,
    database,
    listener,
    close: async () => {
      await stopSweeping()
      await sizes.close()
      await database.close()
    },
  }
}

/** Listens with limits for slow clients; resolves with the server when the port is open. */
export function listen(listener: OpenSite["listener"], { port, host }: Config): Promise<Server> {
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 300_000, keepAliveTimeout: 5_000 },
    (request, response) => void listener(request, response),
  )
  server.maxConnections = 2_000
  return new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, host, () => resolve(server))
  })
}
