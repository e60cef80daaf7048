import type { Config } from "@react-router/dev/config"

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  routeDiscovery: { mode: "initial" },
  // The router waits for ever for a client loader in a file of its own that is not there.
  splitRouteModules: false,
} satisfies Config
