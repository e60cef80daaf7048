// The server bundle's door: one module graph for API, pages and everything behind them.
import type { ServerBuild } from "react-router"
import * as serverBuild from "virtual:react-router/server-build"

export { EnvironmentError, readEnv } from "./env.ts"
export { StartError } from "./cannot-start.ts"
export { createFirstAdmin } from "./features/auth/commands/create-first-admin.ts"
export { listen, openSite } from "./start-site.ts"
export const build = serverBuild as unknown as ServerBuild
