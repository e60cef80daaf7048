import { defineConfig } from "vitest/config"
import { root } from "../../tooling/root.ts"
import { scaledMs } from "../harness/machine-speed.ts"
import { filesNotInTurn } from "./turns.ts"

export default defineConfig({
  root,
  test: {
    environment: "node",
    include: ["tests/cluster/*.cluster.ts"],
    exclude: filesNotInTurn(),
    globalSetup: "tests/harness/postgres-once.ts",
    hookTimeout: scaledMs(180_000),
    testTimeout: scaledMs(120_000),
    fileParallelism: false,
  },
})
