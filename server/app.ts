// Entry point of the server bundle: one module graph for API, pages and everything behind them.
import type { ServerBuild } from "react-router"
import * as serverBuild from "virtual:react-router/server-build"

export type { AppContext } from "./app-context.ts"
export { type Config, EnvironmentError, readEnv } from "./env.ts"
export { explainFailure } from "./explain-failure.ts"
export { createFirstAccount } from "./features/auth/commands/create-first-admin.ts"
export { closeNewSite } from "./open-site.ts"
export { isUntouched } from "./db/content-state.ts"
export { waitForLock } from "#server/db/wait-for-lock.ts"
export { listenMetrics } from "#server/edge/metrics.ts"
export { listen } from "#server/edge/listen.ts"
export { openSite } from "./start-site.ts"
export { stopServer } from "#server/edge/stop-server.ts"
export { stopWithParent } from "./stop-with-parent.ts"
export type { Workers } from "./start-workers.ts"
/** Loads the parent of several processes, with the aggregation of their metrics. */
export const loadWorkers = () => import("./start-workers.ts")
export const build = serverBuild as unknown as ServerBuild
