import type { Config } from "@react-router/dev/config"

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  routeDiscovery: { mode: "initial" },
  // A client loader in a file of its own is fetched past tooling/missing-route-modules.ts, and waited for for ever when it is not there.
  splitRouteModules: false,
} satisfies Config
