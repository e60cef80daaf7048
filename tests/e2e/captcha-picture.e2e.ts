import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures.ts"
import { humanWays } from "./human-check.ts"
import { languages, openHydrated, texts } from "./public-pages.ts"
import { sampleOne } from "./sample.ts"

const picture = async (page: Page, name: string) => {
  const image = page.getByRole("img", { name })
  await expect(image).toBeVisible()
  return (await image.getAttribute("src")) ?? ""
}

for (const language of sampleOne(languages)) {
  test(`a wrong code is reported and a new picture loaded (${language})`, async ({ page, allowProblem }) => {
    allowProblem(/status of 422/u)
    const { humanCheck } = texts[language]
    const ways = humanWays(page, language)
    await openHydrated(page, language === "de" ? "/contact" : `/${language}/contact`)
    await ways.picture.click()
    const dialog = page.getByRole("dialog", { name: humanCheck.title })
    const code = dialog.getByRole("textbox", { name: humanCheck.label })
    await expect(code).toBeFocused()
    const first = await picture(page, humanCheck.picture)

    await page.keyboard.type("......")
    await page.keyboard.press("Enter")
    await expect(dialog.getByRole("alert")).toHaveText(humanCheck.wrong)
    await expect(code).toHaveValue("")
    await expect(code).toBeFocused()
    const second = await picture(page, humanCheck.picture)
    expect(second).not.toBe(first)

    await dialog.getByRole("button", { name: humanCheck.refresh }).click()
    await expect(page.getByText(humanCheck.refreshed)).toBeAttached()
    await expect(dialog.getByText(humanCheck.wrong)).toHaveCount(0)
    await expect(code).not.toHaveAttribute("aria-invalid", "true")
    await page.keyboard.type("aB3xYz7")
    await expect(code).toHaveValue("aB3xYz")
    expect(await picture(page, humanCheck.picture)).not.toBe(second)

    await dialog.getByRole("button", { name: humanCheck.close }).click()
    await expect(ways.note).toBeEmpty()
  })
}

test("the code of the picture is nowhere in the page", async ({ page, request }) => {
  const response = (await (await request.get("/api/captcha")).json()) as Record<string, unknown>
  expect(Object.keys(response).toSorted()).toEqual(["id", "image"])
  expect(response["image"]).toMatch(/^data:image\/(?:png|webp|jpeg);base64,/u)
  await openHydrated(page, "/en/contact")
  await humanWays(page, "en").picture.click()
  await expect(page.getByRole("img", { name: "Picture with six characters" })).toHaveAttribute("src", /^data:image\//u)
})
