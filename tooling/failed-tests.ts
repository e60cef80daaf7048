/** A failed test, with the first lines of its message. */
interface FailedTest {
  name: string
  message: string
}

/** The fields read of Vitest's JSON report: https://vitest.dev/guide/reporters#json-reporter */
export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults?: {
    name: string
    message?: string
    status: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[]
  }[]
}

interface PlaywrightSuite {
  specs?: { title: string; file: string; line: number; tests: PlaywrightTest[] }[]
  suites?: PlaywrightSuite[]
}
interface PlaywrightTest {
  status: string
  results: { errors?: { message?: string }[] }[]
}

/** The fields read of Playwright's JSON report: https://playwright.dev/docs/api/class-testresult */
export interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; skipped: number }
}

const maxLines = 24

/** Returns the tests that failed in a run of Vitest, and the files that could not be loaded. */
export function failedUnitTests({ testResults = [] }: VitestReport): FailedTest[] {
  return testResults.flatMap(({ name: file, message, status, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === "failed")
    if (failed.length === 0 && status === "failed") return [{ name: file, message: shorten(message ?? "") }]
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${file} › ${fullName}`,
      message: shorten((failureMessages ?? []).join("\n")),
    }))
  })
}

/** Returns the tests that failed in a run of Playwright. */
export function failedJourneys({ specs = [], suites = [] }: PlaywrightSuite): FailedTest[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected")
      .map(({ results }) => ({
        name: `${file}:${line} › ${title}`,
        message: shorten(results.flatMap(({ errors = [] }) => errors.map((one) => one.message ?? "")).join("\n")),
      })),
  )
  return [...own, ...suites.flatMap(failedJourneys)]
}

// Terminal colours: ESC [ … m.
// oxlint-disable-next-line no-control-regex -- They begin with a control character.
const colours = /\u001B\[[\d;]*m/gu

const shorten = (message: string) => message.replaceAll(colours, "").split("\n").slice(0, maxLines).join("\n")
