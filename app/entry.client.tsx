import { islandRegistry, loadHydration } from "./island-registry.ts"
import { startIslands } from "./islands/start.ts"

// Public pages load this file themselves; the dashboard is one application.
if (document.documentElement.dataset["start"] === undefined) void import("./start-dashboard.tsx")
else startIslands(islandRegistry, loadHydration)
