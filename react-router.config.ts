import type { Config } from "@react-router/dev/config"

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  routeDiscovery: { mode: "initial" },
  // A client loader in a file of its own bypasses tooling/missing-route-modules.ts and stays pending when the file is missing.
  splitRouteModules: false,
} satisfies Config
