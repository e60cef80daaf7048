import { expect, test } from "./fixtures.ts"

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false })

  test("counts hits by group, lists those of one group and pages through them", async ({ page }) => {
    await page.goto("/search?q=Dichtring")
    const groups = page.getByRole("navigation", { name: "Treffer nach Ersatzteilgruppe" })
    await expect(groups.getByRole("link", { name: "Alle Gruppen" })).toHaveAttribute("aria-current", "true")
    const group = groups.getByRole("link", { name: /^Ersatzteile LM2500 \d+$/u })
    const count = /\d+$/u.exec((await group.textContent()) ?? "")?.[0]
    await group.click()
    await expect(page).toHaveURL(/\/search\?q=Dichtring&series=\d+$/u)
    await expect(group).toHaveAttribute("aria-current", "true")
    await expect(page.locator(".hit-count")).toHaveText(`${count} Treffer`)
    for (const shown of await page.locator(".hit-group").allTextContents()) expect(shown).toBe("Ersatzteile LM2500")
  })

  test("keeps the group from page to page", async ({ page }) => {
    await page.goto("/search?q=Stufe")
    await page.getByRole("link", { name: /^Ersatzteile LM2500 \d+$/u }).click()
    await page.getByRole("link", { name: "Nächste Seite" }).click()
    await expect(page).toHaveURL(/\/search\?q=Stufe&series=\d+&page=2$/u)
    await expect(page.locator(".hit-group").first()).toHaveText("Ersatzteile LM2500")
  })

  for (const [path, language, note, text] of [
    ["/search?q=bearing", "en", "Auf Englisch gefunden", /bearing/iu],
    ["/en/search?q=подшипник", "ru", "Found in Russian", /подшипник/iu],
    ["/ru/search?q=Kegelrad", "de", "Найдено на немецком", /kegelrad/iu],
  ] as const)
    test(`shows on ${path} in which language a hit was found`, async ({ page }) => {
      await page.goto(path)
      const hit = page.locator(".search-hit.part").first()
      await expect(hit).toContainText(note)
      await expect(hit.locator(`small[lang="${language}"]`)).toContainText(text)
    })

  test("offers a word without its typo as a suggestion", async ({ page }) => {
    await page.goto("/ru/search?q=подшибник")
    await expect(page.locator(".search-note")).toContainText("Возможно, вы имели в виду «Подшипник")
    await expect(page.locator(".search-hit.part").first()).toContainText("Похожее написание")
  })
})
