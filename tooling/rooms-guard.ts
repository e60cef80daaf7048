import { relative } from "node:path"
import type { Plugin } from "vite"
import { root } from "./root.ts"
import { isInRepository, mayReachBrowser } from "./rooms.ts"

/**
 * Fails the build, and in development the page, when a server file is part of what browsers load. Checks imports as
 * they are resolved, after the router has removed loaders and actions: the remaining ones would really be sent.
 */
export function roomsGuard(): Plugin {
  return {
    name: "rooms-guard",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    async resolveId(source, importer, options) {
      // The dependency scan of the development server reads unprocessed sources, loaders included.
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
