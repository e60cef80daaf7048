import { defineConfig } from "vitest/config"
import { root } from "../../tooling/root.ts"
import { patienceMs, testPatienceMs } from "../harness/patience.ts"
import { filesNotInTurn } from "./turns.ts"

export default defineConfig({
  root,
  test: {
    environment: "node",
    expect: { poll: { timeout: patienceMs } },
    include: ["tests/cluster/*.cluster.ts"],
    exclude: filesNotInTurn(),
    globalSetup: "tests/harness/postgres-once.ts",
    hookTimeout: testPatienceMs,
    testTimeout: testPatienceMs,
    fileParallelism: false,
  },
})
