import { expectAccessible } from "./axe.ts"
import { message } from "./dashboard-acts.ts"
import { openHydrated } from "./public-pages.ts"
import { expect, test } from "./signed-in.ts"

const wrongNumbers = [
  ["9017M52G01", "9107M52G01"],
  ["L3174P02", "L31742P02"],
  ["L317742P02", "L31742P02"],
  ["9107M52G11", "9107M52G01"],
  ["9035N58G02", "9035M58G02"],
  ["L31742P03", "L31742P02"],
  ["LЗ1742P02", "L31742P02"],
  ["Л31742РО2", "L31742P02"],
] as const

test("a wrong number leads to the right part in search, on its page and in a pasted list", async ({
  openPage,
  allowProblem,
}) => {
  allowProblem(/status of 404/u)
  const page = await openPage()
  for (const [written, right] of wrongNumbers) {
    await page.goto(`/search?${new URLSearchParams({ q: written })}`)
    const hits = page.locator(".near-numbers li a, .search-hit.part b")
    await expect(hits.first(), written).toBeVisible()
    expect((await hits.allTextContents()).slice(0, 3), written).toContain(right)
    await expect(page.getByRole("link", { name: `„${written}“ anfragen` })).toBeVisible()
    await expect(page.getByRole("link", { name: /^Jetzt anrufen/u })).toBeVisible()
    await page.goto(`/part/${encodeURIComponent(written)}`)
    const near = page.locator(".near-numbers li a")
    const isFound = (await page.getByRole("heading", { level: 1 }).textContent()) === right
    if (!isFound) expect((await near.allTextContents()).slice(0, 3), written).toContain(right)
  }
  await openHydrated(page, "/contact")
  await page.getByText("Teilenummern einfügen").click()
  const field = page.getByRole("textbox", { name: /Teilenummern/u })
  await field.fill(wrongNumbers.map(([written]) => `${written} x 2`).join("\n"))
  await page.getByRole("button", { name: "Nummern prüfen" }).click()
  for (const [index, [, right]] of wrongNumbers.entries())
    await expect(page.locator("tr[data-row]").nth(index)).toContainText(right)
})

test("the nearest number is marked, added to the request, and never in place of the written one", async ({ page }) => {
  await openHydrated(page, "/search?q=9107N52G01")
  const first = page.getByRole("region", { name: "Meinten Sie" }).getByRole("listitem").first()
  await expect(first.locator("mark")).toHaveText("M")
  await expect(first).toContainText("ein Zeichen anders: M statt N")
  await expectAccessible(page)
  await first.getByRole("button", { name: "9107M52G01" }).click()
  await page.getByRole("link", { name: "„9107N52G01“ anfragen" }).click()
  await expect(page.getByRole("list", { name: "In Ihrer Anfrage" })).toContainText("9107M52G01")
  await expect(page.getByRole("textbox", { name: /Teilenummern/u })).toHaveValue("9107N52G01")
})

test("a list that has no such number names the nearest, also while one types", async ({ page }) => {
  await openHydrated(page, "/part-list/1?query=9035M58G99")
  const near = page.getByRole("region", { name: "Meinten Sie" })
  await expect(near.getByRole("listitem").first()).toContainText("andere Ausführung")
  await expectAccessible(page)
  await page.getByRole("searchbox").first().fill("9107M52G99")
  await near.getByRole("button", { name: "9107M52G01" }).click()
  await expect(page.getByRole("list", { name: "In Ihrer Anfrage" })).toContainText("Angefragt als 9107M52G99")
  await expect(page.getByRole("link", { name: "Nummer in die Anfrage schreiben" })).toBeVisible()
})

test("equal words are kept on a screen, and the search knows them at once", async ({ dashboard, openPage }) => {
  const visitor = await openPage()
  await visitor.goto("/search?q=Windrad")
  await expect(visitor.getByText("Kein Treffer für „Windrad“").first()).toBeVisible()
  await dashboard.goto("/dashboard/demand")
  await dashboard.getByRole("link", { name: "Equal words" }).click()
  await expect(dashboard.getByRole("row").filter({ hasText: "NGV" })).toContainText("Leitradsegment")
  await dashboard.getByRole("button", { name: "Add equal words" }).click()
  const words = dashboard.getByRole("dialog").getByRole("textbox")
  await words.first().fill("Windrad")
  await words.first().press("Enter")
  await expect(dashboard.getByRole("dialog")).toContainText("at least two words")
  await words.first().fill("Windrad, Laufschaufel")
  await words.first().press("Enter")
  await expect(message(dashboard, "The search knows the words now.")).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText("„Laufschaufel“").first()).toBeVisible()
  await expect(visitor.locator(".search-hit.part").first()).toBeVisible()
  await dashboard.getByRole("searchbox", { name: "Find a word" }).fill("windrad")
  await dashboard.getByRole("button", { name: "Delete: Windrad, Laufschaufel" }).click()
  await dashboard.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
  await expect(message(dashboard, "Deleted")).toBeVisible()
  await expect(dashboard.getByText("No row has this word.")).toBeVisible()
})
