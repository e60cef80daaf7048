import { existsSync } from "node:fs"
import { join } from "node:path"
import type * as Server from "./server/app.ts"

const programDir = import.meta.dirname
if (existsSync(join(programDir, ".env"))) process.loadEnvFile(join(programDir, ".env"))
process.env["NODE_ENV"] ??= "production"

const loopback = ["127.0.0.1", "localhost", "::1"]
const bundle = join(programDir, "build/server/index.js")
const site = (await import(bundle)) as typeof Server

try {
  const config = site.readEnv(process.env)
  const opened = await site.openSite({ config, programDir, build: site.build })
  if (config.seed === "demo") {
    const { loadDemo } = await import("./seed/load-demo.ts")
    const loaded = await loadDemo(opened.app)
    if (loaded)
      console.log(
        `Demo content loaded in ${(loaded.ms / 1_000).toFixed(1)} s: ${loaded.services} services, ${loaded.parts} parts.`,
      )
  }
  const admin = await site.createFirstAdmin(opened.app)
  const server = await site.listen(opened.listener, config)
  opened.app.sizes.wake()
  const address = server.address()
  const port = typeof address === "object" && address ? address.port : config.port
  console.log(`The site is at ${config.publicUrl.replace(/:0$/u, `:${port}`)} and its data in ${config.dataDir}`)
  if (admin?.password)
    console.log(
      `Sign in at /controller with login "${admin.login}" and password "${admin.password}" (shown once; it must be changed).`,
    )
  if (config.publicUrl.startsWith("http:") && !loopback.includes(config.host))
    console.warn("PUBLIC_URL is not https: forms carry personal data and need TLS in front of this site.")
  if (!config.rateLimits) console.warn("RATE_LIMITS is off: for tests and benchmarks on this machine only.")
  stopOnSignals(async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), 8_000).unref()
    await closed
    await opened.close()
  })
} catch (error) {
  if (!(error instanceof site.EnvironmentError) && !(error instanceof site.StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function stopOnSignals(close: () => Promise<void>): void {
  let stopping = false
  const stop = () => {
    if (stopping) process.exit(1)
    stopping = true
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on("SIGTERM", stop)
  process.on("SIGINT", stop)
}
