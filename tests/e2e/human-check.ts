import type { Locator, Page } from "@playwright/test"
import { expect } from "./fixtures.ts"
import { texts } from "./public-pages.ts"

/** Returns the two ways of a form's human check, and the note that it is passed. */
export function humanWays(page: Page, language: keyof typeof texts = "de") {
  const { human } = texts[language].form
  return {
    work: page.getByRole("button", { name: human.byWork }),
    picture: page.getByRole("button", { name: human.byPicture }),
    note: page.locator(".human-check output"),
    passed: human.verified,
  }
}

/** Passes the human check of a form by proof of work. */
export async function confirmHuman(page: Page, language: keyof typeof texts = "de"): Promise<void> {
  const { work, note, passed } = humanWays(page, language)
  await work.click()
  await expect(note).toHaveText(passed)
}

/** The proof of work of the sign-in takes a second, and more beside other tests. */
export const expectConfirmed = (box: Locator) => expect(box).toBeChecked()
