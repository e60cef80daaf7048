import { readFile, readdir, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import type { Plugin } from "vite"

const start = "window.__reactRouterManifest="
const dashboardRoute = /^dashboard/u

/**
 * The router's list of routes names every chunk of the dashboard. Public pages get a list without it: one enters and leaves the
 * dashboard by a full load, so they never need it, and 1.7 KB less reach every visitor.
 */
export function publicManifest(): Plugin {
  let folder = ""
  return {
    name: "public-manifest",
    apply: "build",
    // The router writes its list while it builds the server.
    applyToEnvironment: (environment) => environment.name === "ssr",
    configResolved: (config) => {
      folder = resolve(config.root, config.environments["client"]?.build.outDir ?? "build/client", "assets")
    },
    closeBundle: {
      order: "post",
      sequential: true,
      handler: async () => {
        const files = await readdir(folder)
        for (const file of files.filter((name) => /^manifest-[\w]+\.js$/u.test(name))) {
          const text = await readFile(join(folder, file), "utf8")
          await writeFile(join(folder, file.replace(/\.js$/u, "-public.js")), withoutDashboard(text))
        }
      },
    },
  }
}

function withoutDashboard(text: string): string {
  if (!text.startsWith(start)) throw new Error("The router's manifest has another form than expected")
  const manifest = JSON.parse(text.slice(start.length).replace(/;\s*$/u, "")) as {
    url: string
    routes: Record<string, unknown>
  }
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => !dashboardRoute.test(id)))
  // In the browser the router preloads what the list itself gives as its address.
  const url = manifest.url.replace(/\.js$/u, "-public.js")
  return `${start}${JSON.stringify({ ...manifest, url, routes })};`
}
