import type { Locator, Page } from "@playwright/test"
import { expect } from "./fixtures.ts"

const words = {
  de: { box: "Ich bin kein Roboter", byWork: "Ohne Bild bestätigen" },
  en: { box: "I am not a robot", byWork: "Confirm without picture" },
  ru: { box: "Я не робот", byWork: "Подтвердить без картинки" },
}

/** Passes the human check of a form by proof of work. */
export async function confirmHuman(page: Page, language: keyof typeof words = "de"): Promise<void> {
  const box = page.getByRole("checkbox", { name: words[language].box })
  await box.click()
  await page.getByRole("button", { name: words[language].byWork }).click()
  await expectConfirmed(box)
}

/** The proof of work takes a second, and more beside other tests. */
export const expectConfirmed = (box: Locator) => expect(box).toBeChecked()
