import type { DemandBoard } from "#contract/demand.ts"
import { expectAccessible } from "./axe.ts"
import { message } from "./dashboard-acts.ts"
import { type DashboardApi, expect, test } from "./signed-in.ts"

const asked = "9035M85G02"
const nearest = "9035M58G02"

const isCounted = async (api: DashboardApi, ...terms: string[]) => {
  const { items } = await api.get<DemandBoard>("/demand")
  return terms.every((term) => items.some((item) => item.term === term))
}

test("a search without hits becomes an alias, a part, or is ignored", async ({
  dashboard,
  openPage,
  api,
  allowProblem,
}) => {
  allowProblem(/status of 422.*\/api\/part-alias/u)
  const visitor = await openPage()
  await visitor.goto(`/search?q=${asked}`)
  await expect(visitor.getByText(`Kein Treffer für „${asked}“`).first()).toBeVisible()
  const other = await openPage({ extraHTTPHeaders: { "User-Agent": "Mozilla/5.0 (another browser)" } })
  await other.goto("/en/search?q=ZZ-4711-Q")
  // Counted ten seconds after the last keystroke.
  await expect.poll(() => isCounted(api, asked, "ZZ-4711-Q"), { timeout: 60_000 }).toBe(true)
  expect(await visitor.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
    0,
    0,
    "",
  ])

  await dashboard.goto("/dashboard")
  await dashboard.getByRole("link", { name: "Demand" }).click()
  const row = dashboard.getByRole("row").filter({ hasText: asked })
  await expect(row).toContainText("searched 1")
  await expect(row.getByRole("link", { name: nearest }).locator("mark")).toHaveText("58")

  const sameAs = row.getByRole("button", { name: `Same as… (${asked})` })
  const number = dashboard.getByRole("textbox", { name: "Catalogue number" })
  await sameAs.press("Enter")
  await expect(number).toBeFocused()
  await expect(number).toHaveValue(nearest)
  await expectAccessible(dashboard, 1280, 360)
  await number.press("Escape")
  await expect(number).toHaveCount(0)
  await expect(sameAs).toBeFocused()
  await sameAs.press("Enter")
  await number.fill("NO-SUCH-1")
  await number.press("Enter")
  await expect(dashboard.getByRole("alert").filter({ hasText: "This number is not in the catalogue." })).toBeVisible()
  await number.fill(nearest)
  await number.press("Enter")
  await expect(message(dashboard, `“${asked}” leads to ${nearest} now.`)).toBeVisible()
  await expect(row).toHaveCount(0)
  await visitor.goto(`/search?q=${asked}`)
  await expect(visitor.getByText(`Diese Nummer steht für „${nearest}“.`)).toBeVisible()
  await message(dashboard, "leads to").getByRole("button", { name: "Undo" }).click()
  await expect(row).toBeVisible()

  await row.getByRole("button", { name: `Ignore ${asked}` }).click()
  await expect(message(dashboard, `“${asked}” ignored.`)).toBeVisible()
  await expect(row).toHaveCount(0)
  await dashboard.getByRole("button", { name: /^Ignored 1/u }).click()
  await row.getByRole("button", { name: `Show ${asked} again` }).click()
  await expect(dashboard.getByText("Nothing in this selection")).toBeVisible()
  await dashboard.getByRole("button", { name: "Show all" }).click()
  await expect(row).toBeVisible()

  const unknown = dashboard.getByRole("row").filter({ hasText: "ZZ-4711-Q" })
  await expect(unknown).toContainText("no number near it")
  await unknown.getByRole("button", { name: "Create part" }).click()
  await dashboard.getByRole("button", { name: "Open form" }).click()
  const form = dashboard.getByRole("dialog")
  await expect(form.getByLabel(/^Part number/u)).toHaveValue("ZZ-4711-Q")
  await form.getByRole("button", { name: "Save", exact: true }).click()
  await expect(form).toHaveCount(0)
  await dashboard.goto("/dashboard/demand")
  await expect(row).toBeVisible()
  await expect(unknown).toHaveCount(0)
})
