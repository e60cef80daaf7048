import type { Findings } from "#contract/finding.ts"
import type { Visits } from "#contract/visit.ts"
import { expectAccessible } from "./axe.ts"
import { expect, test } from "./colleague.ts"

const pages = ["/", "/gas-turbina", "/spare-parts", "/partners", "/contact"]

test("five pages of a visitor are five views; a robot, a prerender, a colleague and a call are none", async ({
  openPage,
  dashboard,
  api,
}) => {
  const total = async () => (await api.get<Visits>("/visit")).total
  const before = await total()
  const visitor = await openPage()
  for (const page of pages) await visitor.goto(page)
  expect(await visitor.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
    0,
    0,
    "",
  ])
  const robot = await openPage({ userAgent: "Mozilla/5.0 (compatible; ExampleBot/1.0)" })
  await robot.goto("/")
  const prerender = { "Sec-Fetch-Dest": "document", "Sec-Purpose": "prefetch;prerender" }
  expect((await visitor.request.get("/careers", { headers: prerender })).ok()).toBe(true)
  await dashboard.goto("/dashboard")
  // From here on the browser is known as a colleague's.
  await expect(dashboard.getByRole("heading", { level: 1 })).toBeVisible()
  await dashboard.goto("/")
  await dashboard.reload()
  await api.get("/service")
  await expect.poll(total, { timeout: 70_000 }).toBe(before + pages.length)
})

test("a fresh demo says that all is well once a backup is made, and how old one is that is missed", async ({
  dashboard,
  api,
}) => {
  const overview = dashboard.getByRole("region", { name: "Overview", exact: true })
  const backup = overview.getByRole("listitem").filter({ hasText: "Backup" })
  // They are off in tests.
  expect((await api.call("PATCH", "/finding/limits", { ignored: true })).ok).toBe(true)
  await dashboard.goto("/dashboard")
  await expect(backup).toContainText("none")
  expect((await api.call("GET", "/backup")).ok).toBe(true)
  await dashboard.reload()
  await expect(overview.getByText(/All is well\. Backup \d\d:\d\d\.$/u)).toBeVisible()
  await dashboard.route("**/api/finding", async (route) => {
    const body = (await (await route.fetch()).json()) as Findings
    const late = { state: "fault", count: 49 } as const
    const items = body.items.map((finding) => (finding.check === "backup" ? { ...finding, ...late } : finding))
    await route.fulfill({ json: { ...body, items } })
  })
  await dashboard.reload()
  await expect(backup).toContainText("2 days")
  await expect(backup).toContainText("Newest backup")
})

test("the overview says what waits, and shows figures as bars and as a table", async ({ dashboard, api }) => {
  await api.call("POST", "/request/desk", { name: "Wartende", source: "phone" })
  await dashboard.goto("/dashboard")
  const overview = dashboard.getByRole("region", { name: "Overview", exact: true })
  await expect(overview.getByRole("listitem").filter({ hasText: "Open requests" })).toBeVisible()
  const weeks = overview.getByRole("region", { name: "Requests per week" })
  await weeks.getByText("Show as table").click()
  await expect(weeks.getByRole("row")).toHaveCount(27)
  await weeks.getByText("Show as table").click()
  for (const width of [1440, 360]) {
    await dashboard.setViewportSize({ width, height: 900 })
    await dashboard.screenshot({ path: `test-results/overview-${width}.png`, fullPage: true })
  }
  await expectAccessible(dashboard, 1280, 360)
  await overview.getByRole("link", { name: "Open requests" }).click()
  await expect(dashboard).toHaveURL(/\/dashboard\/requests/u)
})

test("a translator sees the translations that are open, and no figures", async ({ addColleague }) => {
  const { page } = await addColleague("ueberblick", ["translator"], ["ru"])
  await page.goto("/dashboard")
  const overview = page.getByRole("region", { name: "Overview", exact: true })
  await expect(overview.getByText(/All is well\.|Translations/u).first()).toBeVisible()
  await expect(overview.getByRole("table")).toHaveCount(0)
  await expect(overview.getByRole("link", { name: "Open requests" })).toHaveCount(0)
})
