import { defineConfig, devices } from "@playwright/test"
import { filesNotInTurn } from "./tests/e2e/turns.ts"
import { patienceMs, testPatienceMs } from "./tests/harness/patience.ts"

const report = process.env["E2E_REPORT"]

const chromium = process.env["CHROMIUM_PATH"]

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "*.e2e.ts",
  testIgnore: filesNotInTurn(),
  // Node reads TypeScript by itself.
  build: { external: ["**/*.ts"] },
  globalSetup: "./tests/e2e/seed-once.ts",
  outputDir: "test-results",
  timeout: testPatienceMs,
  expect: { timeout: patienceMs },
  // The tests of a file share a site, so they run in order, in one worker.
  fullyParallel: false,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  reporter: report ? [["line"], ["json", { outputFile: report }]] : "line",
  use: {
    ...devices["Desktop Chrome"],
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    // A trace takes a third of a run's time; `npm test -- e2e FILE --trace on` records one.
    trace: "off",
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
})
