import { defineConfig } from "vitest/config"
import { root } from "../../tooling/root.ts"

export default defineConfig({
  root,
  test: {
    environment: "node",
    include: ["tests/cluster/*.cluster.ts"],
    globalSetup: "tests/harness/postgres-once.ts",
    hookTimeout: 180_000,
    testTimeout: 120_000,
    fileParallelism: false,
  },
})
