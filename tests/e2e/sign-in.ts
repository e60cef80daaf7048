import type { Page } from "@playwright/test"
import { expectConfirmed } from "./human-check.ts"
import { admin } from "./site-process.ts"

/** Signs in as a person does; afterwards the page is the dashboard. */
export async function signIn(page: Page): Promise<void> {
  await page.goto("/controller")
  await fillSignIn(page)
  await page.waitForURL(/\/dashboard/u)
}

export async function fillSignIn(page: Page, password = admin.password): Promise<void> {
  await page.getByRole("textbox", { name: "Login" }).fill(admin.login)
  await page.getByRole("textbox", { name: "Password" }).fill(password)
  const human = page.getByRole("checkbox", { name: "I am not a robot" })
  await human.click()
  await expectConfirmed(human)
  await page.getByRole("button", { name: "Sign in" }).click()
}
