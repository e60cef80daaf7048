import { expect, test } from "./fixtures.ts"
import { input } from "./forms.ts"
import { languages, localPath, openHydrated, texts } from "./public-pages.ts"

test("the pattern of details is inserted into an empty comment, or appended, and only once", async ({ page }) => {
  for (const language of languages) {
    const { form } = texts[language]
    const lines = form.pattern.map((label) => `${label}: `).join("\n")
    await openHydrated(page, localPath(language, "/contact"))
    const comment = input(page, "text")
    const button = page.getByRole("button", { name: form.insertPattern })
    await button.press("Enter")
    await expect(comment).toHaveValue(lines)
    await expect(comment).toBeFocused()
    await page.keyboard.type("LM2500")
    await expect(comment).toHaveValue(lines.replace(": ", ": LM2500"))
    await button.press("Enter")
    await expect(comment).toHaveValue(lines.replace(": ", ": LM2500"))
    await comment.fill("Hallo")
    await button.press("Enter")
    await expect(comment).toHaveValue(`Hallo\n\n${lines}`)
  }
})

test("the address names the country in English and Russian, on every page and in the imprint", async ({ page }) => {
  for (const [language, country] of [
    ["en", "Germany"],
    ["ru", "Германия"],
  ] as const)
    for (const path of ["/contact", "/imprint"]) {
      await page.goto(localPath(language, path))
      for (const landmark of [page.getByRole("main"), page.getByRole("contentinfo")])
        await expect(landmark).toContainText(country)
    }
  await page.goto("/imprint")
  await expect(page.getByRole("contentinfo")).not.toContainText("Deutschland")
})
