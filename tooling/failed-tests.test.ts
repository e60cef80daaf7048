import { expect, it } from "vitest"
import { failedJourneys, failedUnitTests } from "./failed-tests.ts"

it("names each failed test of Vitest, and a file that could not be loaded", () => {
  const assertionResults = [
    { fullName: "adds one", status: "passed" },
    { fullName: "adds two", status: "failed", failureMessages: ["\u001B[31mexpected 3\u001B[39m\nto be 2"] },
  ]
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 0,
    testResults: [
      { name: "sum.test.ts", status: "failed", assertionResults },
      { name: "broken.test.ts", status: "failed", message: "no such module", assertionResults: [] },
      { name: "fine.test.ts", status: "passed", assertionResults: [] },
    ],
  }
  expect(failedUnitTests(report)).toEqual([
    { name: "sum.test.ts › adds two", message: "expected 3\nto be 2" },
    { name: "broken.test.ts", message: "no such module" },
  ])
})

it("finds failed Playwright journeys at any depth, with only their first lines", () => {
  const spec = (title: string, status: string, message: string) => ({
    title,
    file: "a.e2e.ts",
    line: 7,
    tests: [{ status, results: [{ errors: [{ message }] }] }],
  })
  const report = {
    specs: [spec("signs in", "expected", "")],
    suites: [{ suites: [{ specs: [spec("signs out", "unexpected", "line\n".repeat(100))] }] }],
  }
  const [failed, ...others] = failedJourneys(report)
  expect(others).toEqual([])
  expect(failed?.name).toBe("a.e2e.ts:7 › signs out")
  expect(failed?.message.split("\n")).toHaveLength(24)
})
