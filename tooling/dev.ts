import { createServer } from "node:http"
import { join } from "node:path"
import { createServer as createViteServer } from "vite"
import type * as Server from "../server/app.ts"

// One port for everything: Vite's modules and hot reload, and the site behind it. Changed server code is reloaded.
const programDir = join(import.meta.dirname, "..")
process.env["NODE_ENV"] = "development"
const http = createServer()
const vite = await createViteServer({
  root: programDir,
  appType: "custom",
  server: { middlewareMode: true, hmr: { server: http } },
})
const load = () => vite.ssrLoadModule("./server/app.ts") as Promise<typeof Server>

const first = await load()
const config = first.readEnv(process.env)
let site = first
let opened = await first.openSite({ config, programDir, build: first.build })
const { loadDemo } = await import("../seed/load-demo.ts")
if (config.seed === "demo") await loadDemo(opened.app)
const admin = await first.createFirstAccount(opened.app)
opened.app.sizes.resume()

http.on("request", (request, response) => {
  vite.middlewares(request, response, () => {
    void respond().catch((error: unknown) => {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      console.error(error)
      response.statusCode = 500
      response.end(String(error))
    })
  })
  async function respond(): Promise<void> {
    const current = await load()
    if (current !== site) {
      await opened.close()
      opened = await current.openSite({ config, programDir, build: current.build })
      site = current
    }
    await opened.listener(request, response)
  }
})
http.listen(config.port, config.host, () => {
  console.log(`Development: http://${config.host}:${config.port}, data in ${config.dataDir}`)
  if (admin?.password) console.log(`Sign in at /controller with "${admin.login}" and "${admin.password}"`)
})
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    void opened.close().then(() => process.exit(0))
  })
