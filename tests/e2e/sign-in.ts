import type { Page } from "@playwright/test"
import { expect } from "./fixtures.ts"

export const admin = { login: "admin", password: "Rotor-Welle-2008!" }

/** Signs in as a person does; the page is the dashboard afterwards. */
export async function signIn(page: Page): Promise<void> {
  await page.goto("/controller")
  await fillSignIn(page)
  await page.waitForURL(/\/dashboard/u)
}

export async function fillSignIn(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Login" }).fill(admin.login)
  await page.getByRole("textbox", { name: "Password" }).fill(admin.password)
  const human = page.getByRole("checkbox", { name: "I am not a robot" })
  await human.click()
  await expect(human).toBeChecked()
  await page.getByRole("button", { name: "Sign in" }).click()
}
