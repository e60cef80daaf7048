declare module "virtual:react-router/server-build" {
  import type { ServerBuild } from "react-router"
  const build: ServerBuild
  export default build
}

declare module "virtual:island-files" {
  export const islandFiles: {
    /** URLs by island name. */
    common: string[]
    islands: Partial<Record<string, string[]>>
    /** URLs by language and dictionary folder. */
    texts: Partial<Record<string, Partial<Record<string, string[]>>>>
  }
}
