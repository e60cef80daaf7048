import process from "node:process"
import { defineConfig } from "vitest/config"
import { root } from "../../tooling/root.ts"
import { patienceMs, testPatienceMs } from "../harness/patience.ts"
import { filesNotInTurn } from "./turns.ts"

const isLong = process.env["FAULTS"] === "long" || process.env["FAULTS_KILLS"] !== undefined

// The fault tests, on the built site as real processes; FAULTS=long for a nightly run.
export default defineConfig({
  root,
  test: {
    environment: "node",
    expect: { poll: { timeout: patienceMs } },
    include: ["tests/faults/**/*.fault.ts"],
    exclude: filesNotInTurn(),
    globalSetup: ["tests/faults/load-demo-once.ts"],
    maxWorkers: 2,
    hookTimeout: testPatienceMs,
    testTimeout: isLong ? 10 * testPatienceMs : testPatienceMs,
  },
})
