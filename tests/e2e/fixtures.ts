import { cp, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"
import { type BrowserContext, type BrowserContextOptions, type Page, test as base, expect } from "@playwright/test"
import { type WorkerSite, startForWorker } from "./start-for-worker.ts"
import { patienceMs } from "#tests/harness/patience.ts"

type WorkerFixtures = {
  /** Whether tests change content: each file of such tests gets a new site. */
  isEdited: boolean
  sites: Sites
}
type TestFixtures = {
  siteUrl: string
  /** Processes of the site. */
  sitePids: readonly number[]
  /** Allows a browser message that the test provokes, such as the 404 of a missing page. */
  allowProblem: (pattern: RegExp) => void
  allowedProblems: RegExp[]
  watch: (context: BrowserContext) => void
  /** Opens a page in a separate browser context that is watched like the first one. */
  openPage: (options?: BrowserContextOptions) => Promise<Page>
}

/**
 * A server of the site per worker, or per file of tests that edit, and pages that fail their test on any browser
 * message.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  isEdited: [false, { scope: "worker" }],
  sites: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const sites = new Sites()
      await use(sites)
      await sites.stop()
    },
    { scope: "worker" },
  ],
  siteUrl: [
    async ({ sites, isEdited }, use, { file }) => {
      await use(await sites.startFor(isEdited ? file : ""))
    },
    { timeout: patienceMs },
  ],
  sitePids: async ({ sites, siteUrl: _started }, use) => {
    await use(sites.pids)
  },
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

/** The one site that a worker has at a time. */
class Sites {
  #subject: string | undefined
  #dir = ""
  #site: WorkerSite | undefined

  /** Returns the URL of the site for `subject`; resets the demo content when the last test had another one. */
  async startFor(subject: string): Promise<string> {
    if (this.#site && this.#subject === subject) return this.#site.url
    await this.stop()
    this.#dir = await mkdtemp(join(tmpdir(), "turbine-e2e-"))
    await cp(process.env["E2E_BASE_DATA"] ?? "", this.#dir, { recursive: true })
    this.#site = await startForWorker(this.#dir)
    this.#subject = subject
    return this.#site.url
  }

  get pids(): readonly number[] {
    return this.#site?.pids ?? []
  }

  async stop(): Promise<void> {
    await this.#site?.stop()
    if (this.#site) await rm(this.#dir, { recursive: true, force: true })
    this.#site = undefined
  }
}

// On the context, so that tabs opened by the page are watched as well.
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
