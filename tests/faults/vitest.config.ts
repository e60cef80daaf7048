import process from "node:process"
import { defineConfig } from "vitest/config"
import { root } from "../../tooling/root.ts"
import { scaledMs } from "../harness/machine-speed.ts"
import { filesNotInTurn } from "./turns.ts"

const isLong = process.env["FAULTS"] === "long" || process.env["FAULTS_KILLS"] !== undefined

// The fault tests, on the built site as real processes; FAULTS=long for a nightly run.
export default defineConfig({
  root,
  test: {
    environment: "node",
    include: ["tests/faults/**/*.fault.ts"],
    exclude: filesNotInTurn(),
    globalSetup: ["tests/faults/load-demo-once.ts"],
    maxWorkers: 2,
    hookTimeout: scaledMs(120_000),
    testTimeout: scaledMs(isLong ? 3_600_000 : 180_000),
  },
})
