import { relative } from "node:path"
import type { Plugin } from "vite"
import { root } from "./root.ts"
import { isInRepository, mayReachBrowser } from "./rooms.ts"

/**
 * Stops the build, and in development the page, when a file of the server gets into what browsers load. Imports are
 * looked at as they are resolved, that is after the router has taken loaders and actions out of the route modules:
 * what is still imported then would really be sent.
 */
export function roomsGuard(): Plugin {
  return {
    name: "rooms-guard",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    async resolveId(source, importer, options) {
      // The dependency scan of the development server reads sources as they are, loaders included.
      if (!importer || ("scan" in options && options.scan)) return null
      const target = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!target) return null
      const [from, to] = [repositoryPath(importer), repositoryPath(target.id)]
      if (isInRepository(from) && isInRepository(to) && !mayReachBrowser(to)) {
        this.error(`${from} would bring ${to} into the browser: only loaders and actions may use code of the server`)
      }
      return target
    },
  }
}

function repositoryPath(id: string): string {
  return relative(root, id.replace(/[?#].*$/, "").replace(/^\0/, "")).replaceAll("\\", "/")
}
