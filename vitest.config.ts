import { configDefaults, defineConfig } from "vitest/config"
import { patienceMs, testPatienceMs } from "./tests/harness/patience.ts"
import { filesNotInTurn } from "./tests/harness/unit-turns.ts"

// Separate, because the router's plugin is for building pages, not for tests.
export default defineConfig({
  test: {
    environment: "node",
    expect: { poll: { timeout: patienceMs } },
    globalSetup: ["tests/harness/pglite-once.ts", "tests/harness/postgres-once.ts"],
    // For two cores: a third of the time goes into waiting for other processes and for the clock.
    maxWorkers: 3,
    include: ["**/*.test.{ts,tsx}"],
    exclude: [...configDefaults.exclude, "build/**", "tests/e2e/**", ...filesNotInTurn()],
    // PGlite takes seconds to open when two cores are busy; a hanging test is still found.
    hookTimeout: testPatienceMs,
    testTimeout: testPatienceMs,
    // Reloading the modules for each file took as long as the tests.
    isolate: false,
    // A run prints its seed; `--sequence.seed=SEED` repeats its order.
    sequence: { shuffle: { files: true, tests: false } },
    restoreMocks: true,
    unstubEnvs: true,
  },
})
