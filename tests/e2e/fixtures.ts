import { cp, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"
import { type BrowserContext, type BrowserContextOptions, type Page, test as base, expect } from "@playwright/test"
import { startForWorker } from "./start-for-worker.ts"
import { scaledMs } from "#tests/harness/machine-speed.ts"

type WorkerFixtures = { siteUrl: string }
type TestFixtures = {
  /** Names a complaint of the browser that the test means to provoke, such as the 404 of a page that is not there. */
  allowProblem: (pattern: RegExp) => void
  allowedProblems: RegExp[]
  watch: (context: BrowserContext) => void
  /** A page of somebody else, in a browser of their own that is watched like the first one. */
  openPage: (options?: BrowserContextOptions) => Promise<Page>
}

/** The site's own server per worker, and pages that fail their test on any complaint of the browser. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  siteUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const dir = await copyBaseData()
      const site = await startForWorker(dir)
      await use(site.url)
      await site.stop()
      await rm(dir, { recursive: true, force: true })
    },
    { scope: "worker", timeout: scaledMs(150_000) },
  ],
  baseURL: async ({ siteUrl }, use) => {
    await use(siteUrl)
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  allowedProblems: async ({}, use) => {
    await use([])
  },
  allowProblem: async ({ allowedProblems }, use) => {
    await use((pattern) => allowedProblems.push(pattern))
  },
  watch: async ({ siteUrl, allowedProblems }, use) => {
    const problems: string[] = []
    await use((context) => collectProblems(context, siteUrl, problems))
    const unexpected = problems.filter((problem) => !allowedProblems.some((pattern) => pattern.test(problem)))
    expect(unexpected, "complaints of the browser").toEqual([])
  },
  page: async ({ page, watch }, use) => {
    watch(page.context())
    await use(page)
  },
  openPage: async ({ browser, baseURL, watch }, use) => {
    const opened: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), ...options })
      opened.push(context)
      watch(context)
      return context.newPage()
    })
    for (const context of opened) await context.close()
  },
})

export { expect }

async function copyBaseData(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "turbine-e2e-"))
  await cp(process.env["E2E_BASE_DATA"] ?? "", dir, { recursive: true })
  return dir
}

// On the context, so that tabs the page opens are watched as well.
function collectProblems(context: BrowserContext, siteUrl: string, problems: string[]): void {
  context.on("console", (message) => {
    const type = message.type()
    if (type === "error" || type === "warning") problems.push(`${type}: ${message.text()} (${message.location().url})`)
  })
  context.on("weberror", (error) => problems.push(`uncaught: ${error.error().message}`))
  context.on("request", (request) => {
    const url = new URL(request.url())
    const isLocal = url.protocol === "data:" || url.protocol === "blob:" || url.origin === siteUrl
    if (!isLocal) problems.push(`request to another host: ${request.url()}`)
  })
}
