declare module "virtual:react-router/server-build" {
  import type { ServerBuild } from "react-router"
  const build: ServerBuild
  export default build
}

declare module "virtual:island-files" {
  export const islandFiles: {
    /** Addresses by the island's name. */
    islands: Partial<Record<string, string[]>>
    /** Addresses by language and the dictionary's folder. */
    texts: Partial<Record<string, Partial<Record<string, string[]>>>>
  }
}
