import type { Config } from "@react-router/dev/config"

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  routeDiscovery: { mode: "initial" },
  // A page would never appear if its client loader were in a separate file that no longer exists.
  splitRouteModules: false,
} satisfies Config
